import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TagKind } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { textOfTags } from '../rules/tags-in-text';
import type { NamedTag } from './named-tags.server';

/** The only kind whose names may have commas: those of the registry, and those in which authors published. */
const KIND = 'fandom';
/** The kinds of names that say none, but relationships. */
const ANY_KIND = ['fandom', 'character', 'freeform'] as const;
/** The most pieces between commas that are looked up as one name. */
const MOST_PIECES = 6;

/** What is known of the names in a text: by its key, whether a name is one that many use, not only an author's own. */
type KnownNames = ReadonlyMap<string, boolean>;

/**
 * The tags of a text that commas separate, with those as one that are a known name together, such as 'Love, Simon'; the longest
 * such name counts. Names that many use stay apart where only some author's own fandom has them together: it would take everybody's
 * crossovers.
 * @param tags all of the text, in its order: one that is there twice, too.
 * @see docs/product/tags.md
 */
export async function wholeNames<Tag extends NamedTag>(executor: Executor, tags: readonly Tag[]): Promise<Tag[]> {
  const from = tags.map((_, place) => togetherFrom(tags, place));
  const isOfAnyKind = tags.some(({ kind }) => kind === undefined);
  const known = await knownNames(executor, from, isOfAnyKind ? ANY_KIND : [KIND]);
  const whole: Tag[] = [];
  let end = 0;
  for (const [place, tag] of tags.entries()) {
    if (place < end) continue;
    const found = from[place]?.findLast((names) => names.length > 1 && isOne(known, names));
    whole.push(found ? { ...tag, name: textOfTags(found) } : tag);
    end = place + (found?.length ?? 1);
  }
  return whole;
}

/** The names that may be one: that of a tag, and it with those behind it, the fewest first. */
function togetherFrom(tags: readonly NamedTag[], place: number): string[][] {
  const near = tags.slice(place, place + MOST_PIECES);
  const different = near.findIndex(({ kind }) => kind !== near[0]?.kind || (kind ?? KIND) !== KIND);
  const names = near.slice(0, different === -1 ? undefined : different).map(({ name }) => name);
  return names.map((_, index) => names.slice(0, index + 1));
}

async function knownNames(executor: Executor, from: readonly string[][][], kinds: readonly TagKind[]): Promise<KnownNames> {
  if (from.every((together) => together.length < 2)) return new Map();
  const keys = [...new Set(from.flat().map(keyOf))];
  // Names with commas that wranglers merged into another may be crossovers that they gave to one of its fandoms.
  const { rows } = await sql<{ key: string; isUsed: boolean }>`
    select key, bool_or(canonical or shipped or (canonical_id is not null and strpos(name, ',') = 0)) as "isUsed"
    from tag where kind = any(${[...kinds]}::text[]) and key = any(${keys}::text[]) group by key`.execute(executor);
  return new Map(rows.map(({ key, isUsed }) => [key, isUsed]));
}

function isOne(known: KnownNames, names: readonly string[]): boolean {
  const isUsed = known.get(keyOf(names));
  return isUsed === true || (isUsed === false && !areSeveral(known, names));
}

/** Whether names, one by one or some of them together, are all such as many use. */
function areSeveral(known: KnownNames, names: readonly string[]): boolean {
  return (
    names.length === 0 || names.some((_, index) => known.get(keyOf(names.slice(0, index + 1))) && areSeveral(known, names.slice(index + 1)))
  );
}

const keyOf = (names: readonly string[]) => tagKey({ kind: KIND, name: textOfTags(names) });
