import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { nearTags } from '../likeness/near-tags.server';
import { wholeNames } from '../naming/whole-names.server';
import type { TagKind } from '../rules/tag';
import { relationshipIn, tagKey } from '../rules/tag-key';
import type { TagSuggestions } from './suggestions.contract';

/** Tags that are offered at a time. */
const OFFERED = 8;
/** Tags that are looked through for them, as some may be carried only by stories out of the viewer's sight: counted twice at most for each pause in typing. */
const LOOKED_THROUGH = 2 * OFFERED;

interface Asked {
  kind: TagKind;
  /** What has been typed of a tag; empty: nothing yet. */
  text: string;
  /** The names of the story's fandoms, in pieces where they have commas. */
  fandoms: readonly string[];
  /** Counts what a viewer finds by tags, those of few stories first; undefined where the counts of all hold for them. */
  recount?: ((tags: readonly CountedTag[]) => Promise<ReadonlyMap<number, number> | undefined>) | undefined;
}

interface CountedTag {
  id: number;
  stories: number;
}

type Found = CountedTag & { name: string; shipped: boolean; isNear?: true };

/**
 * The canonical tags that a viewer may mean, by any of their names: first those that begin like it, then those of the story's
 * fandoms, then those that most stories have; where none has what is typed, the one that it may be a misspelling of. One that only stories out of their sight carry is not among them.
 * @see docs/product/tags.md
 */
export async function suggestTags(executor: Executor, { kind, text, fandoms, recount }: Asked): Promise<TagSuggestions['tags']> {
  const pieces = piecesOf(kind, text);
  const named = await wholeNames(
    executor,
    fandoms.map((name) => ({ kind: 'fandom' as const, name })),
  );
  const fandomKeys = named.map(tagKey);
  const fits = pieces.map((piece) => sql<boolean>`strpos(named.key, ${piece}) > 0`);
  const ofFandoms = sql<boolean>`exists (
    select from tag_parent join tag as fandom on fandom.id = tag_parent.parent_id
    where tag_parent.tag_id = shown.id and fandom.kind = 'fandom' and fandom.key = any(${fandomKeys}::text[]))`;
  // Before anything is typed only what the fandoms are known for is worth offering.
  const asked = fits.length > 0 ? sql.join(fits, sql` and `) : ofFandoms;
  const { rows } = await sql<Found>`
    select shown.id, shown.name, shown.shipped, shown.story_count as stories
    from tag as named join tag as shown on shown.id = coalesce(named.canonical_id, named.id)
    where named.kind = ${kind} and shown.canonical and (shown.shipped or shown.story_count > 0) and ${asked}
    group by shown.id
    order by bool_or(starts_with(named.key, ${pieces[0] ?? ''})) desc, ${ofFandoms} desc, shown.story_count desc, char_length(shown.name), shown.id
    limit ${LOOKED_THROUGH}`.execute(executor);
  const found = rows.length > 0 || pieces.length === 0 ? rows : await nearest(executor, kind, text);
  return inSight(found, recount);
}

/** The first of some tags that are offered, with as many stories as a viewer finds by them. As many as are offered are counted at a time. */
async function inSight(found: readonly Found[], recount: Asked['recount']): Promise<TagSuggestions['tags']> {
  const offered: TagSuggestions['tags'] = [];
  for (let from = 0; from < found.length && offered.length < OFFERED; from += OFFERED) {
    const next = found.slice(from, from + OFFERED);
    const counts = await recount?.(next.toSorted((one, other) => one.stories - other.stories));
    for (const { id, shipped, ...tag } of next) {
      const stories = counts?.get(id) ?? tag.stories;
      if (shipped || stories > 0) offered.push({ ...tag, stories });
    }
  }
  return offered.slice(0, OFFERED);
}

/** The tag that may have been misspelled. */
async function nearest(executor: Executor, kind: TagKind, text: string): Promise<Found[]> {
  const [near] = await nearTags(executor, kind, [tagKey({ kind, name: text })]);
  return near ? [{ ...near, isNear: true }] : [];
}

/** What a tag's key must contain: of a relationship each name, as far as it is typed. */
function piecesOf(kind: TagKind, text: string): string[] {
  if (text.trim() === '') return [];
  if (kind !== 'relationship') return [tagKey({ kind, name: text })];
  return relationshipIn(text).names.map((name) => tagKey({ kind: 'character', name }));
}
