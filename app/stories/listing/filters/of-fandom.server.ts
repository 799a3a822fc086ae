import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { ADDRESS_SIGNS, NAMED_FANDOM, namedFandomId, nameInFandomId, STAND_INS } from '~/site/named-fandom';
import { tagKey } from '~/tags/rules/tag-key';

/**
 * Whether the row of `story_listing` that is named `row` is of a fandom: published in it, or a crossover that names it.
 * @see docs/decisions/0185-crossovers.md
 */
export function isOfFandom(fandomId: string, row: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${row}.fandom_id`)} = ${fandomId} or ${sql.ref(`${row}.tags`)} && ${tagsOfFandom(fandomId)})`;
}

/** Whether it is of a fandom without having been published in it. */
export function isCrossoverOf(fandomId: string, row: string): RawBuilder<boolean> {
  const ownId = sql.ref(`${row}.fandom_id`);
  return sql<boolean>`(${ownId} is distinct from ${fandomId} and ${isCrossover(row)} and ${sql.ref(`${row}.tags`)} && ${tagsOfFandom(fandomId)})`;
}

/** Whether it can be of a fandom in which it was not published, as the index of these says it. */
export function isCrossover(row: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${row}.fandoms`)} > 1 or starts_with(${sql.ref(`${row}.fandom_id`)}, '~'))`;
}

/**
 * The fandoms of a story as rows of `id` and `tag_id`: the one in which it was published, and the others among its tags, whether the
 * registry knows them or their author named them. There are none for a story of its own; a fandom may have no tag.
 * @param storyId of the story, as the query around it says it.
 */
export function fandomsOfStory(storyId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select own.fandom_id as id, tag.id as tag_id from story as own left join tag on tag.fandom_id = own.fandom_id
      where own.id = ${storyId} and own.fandom_id is not null
    union select coalesce(tag.fandom_id, ${sql.lit(NAMED_FANDOM)} || translate(tag.name, ${sql.lit(ADDRESS_SIGNS)}, ${sql.lit(STAND_INS)})), tag.id
      from story_tag join tag on tag.id = story_tag.counts_as where story_tag.story_id = ${storyId} and tag.kind = 'fandom')`;
}

/**
 * The ids under which people have kept something for a fandom: its own first, and those of fandoms that authors named and wranglers
 * merged into it. Once a merge is undone, each has its own again.
 */
export async function idsOfFandom(executor: Executor, fandomId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select merged.name from tag join tag as merged on merged.canonical_id = tag.id
    where ${isTagOf(fandomId)} order by merged.id`.execute(executor);
  return [...new Set([fandomId, ...rows.flatMap(({ name }) => namedFandomId(name) ?? [])])];
}

/** An array of the tag of a fandom; empty where there is none. */
function tagsOfFandom(fandomId: string): RawBuilder<number[]> {
  return sql`array(select coalesce(tag.canonical_id, tag.id) from tag where ${isTagOf(fandomId)})`;
}

/** Whether the row of `tag` is that of a fandom, or was it before it was merged into another. */
function isTagOf(fandomId: string): RawBuilder<boolean> {
  const name = nameInFandomId(fandomId);
  if (name === undefined) return sql<boolean>`tag.fandom_id = ${fandomId}`;
  return sql<boolean>`tag.kind = 'fandom' and tag.key = ${tagKey({ kind: 'fandom', name })}`;
}
