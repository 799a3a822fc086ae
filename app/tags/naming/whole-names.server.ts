import type { Executor } from '~/platform/database/database.server';
import { tagKey } from '../rules/tag-key';
import { textOfTags } from '../rules/tags-in-text';
import type { NamedTag } from './named-tags.server';

/** The only kind whose names may have commas: those of the registry, and those in which authors published. */
const KIND = 'fandom';
/** The most pieces between commas that are looked up as one name. */
const MOST_PIECES = 6;

/** A name that some tags of a text may be together. */
interface Joined {
  name: string;
  pieces: number;
}

/**
 * The tags of a text that commas separate, with those as one that are a known name together, such as 'Love, Simon'; the longest
 * such name counts.
 * @param tags all of the text, in its order: one that is there twice, too.
 * @see docs/product/tags.md
 */
export async function wholeNames<Tag extends NamedTag>(executor: Executor, tags: readonly Tag[]): Promise<Tag[]> {
  const joined = tags.map((_, place) => joinedFrom(tags, place));
  const known = await knownKeys(executor, joined.flat());
  const whole: Tag[] = [];
  let end = 0;
  for (const [place, tag] of tags.entries()) {
    if (place < end) continue;
    const found = joined[place]?.findLast(({ name }) => known.has(keyOf(name)));
    whole.push(found ? { ...tag, name: found.name } : tag);
    end = place + (found?.pieces ?? 1);
  }
  return whole;
}

/** What a tag may be together with those behind it, the shortest first. */
function joinedFrom(tags: readonly NamedTag[], place: number): Joined[] {
  const near = tags.slice(place, place + MOST_PIECES);
  const different = near.findIndex(({ kind }) => kind !== near[0]?.kind || (kind ?? KIND) !== KIND);
  const names = near.slice(0, different === -1 ? undefined : different).map(({ name }) => name);
  return names.slice(1).map((_, index) => ({ name: textOfTags(names.slice(0, index + 2)), pieces: index + 2 }));
}

async function knownKeys(executor: Executor, joined: readonly Joined[]): Promise<Set<string>> {
  if (joined.length === 0) return new Set();
  const keys = joined.map(({ name }) => keyOf(name));
  const rows = await executor.selectFrom('tag').select('key').where('kind', '=', KIND).where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

const keyOf = (name: string) => tagKey({ kind: KIND, name });
