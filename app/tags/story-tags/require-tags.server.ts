import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { hasSlur } from '~/platform/text/crude-words.server';
import { wholeNames } from '../naming/whole-names.server';
import { MAX_FANDOMS, MAX_TAGS, type TagKind, type WrittenTag } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { eachOnce } from '../rules/tags-in-text';
import { tagFormTexts } from '../tag-form-texts';
import { tagFieldNames } from './tag-field-names';

/** What stories of an arena may be tagged with. */
interface TagRules {
  kinds: readonly TagKind[];
  /** The fandom that the story has anyway: it needs no tag. */
  ownFandom?: string | undefined;
}

/**
 * The tags that a story may have of those that it was given: of the arena's kinds, without its own fandom, each once.
 * @throws {Refusal} too many, or a word that hurts people; it names the field.
 */
export async function requireTags(executor: Executor, given: readonly WrittenTag[], { kinds, ownFandom }: TagRules): Promise<WrittenTag[]> {
  const ownKey = ownFandom === undefined ? undefined : tagKey({ kind: 'fandom', name: ownFandom });
  const written = eachOnce(await wholeNames(executor, given));
  const tags = written.filter((tag) => kinds.includes(tag.kind) && !(tag.kind === 'fandom' && tagKey(tag) === ownKey));
  const unfit = tags.find(({ name }) => hasSlur(name));
  if (unfit) throw new Refusal(tagFormTexts.unfit(unfit.name), { field: tagFieldNames[unfit.kind], status: 422 });
  const fandoms = tags.filter(({ kind }) => kind === 'fandom').length + (ownFandom === undefined ? 0 : 1);
  if (fandoms > MAX_FANDOMS) throw new Refusal(tagFormTexts.tooManyFandoms, { field: tagFieldNames.fandom, status: 422 });
  if (tags.length > MAX_TAGS) throw new Refusal(tagFormTexts.tooMany(tags.length), { status: 422 });
  return tags;
}
