import { type RawBuilder, sql } from 'kysely';
import { nameInFandomId } from '~/site/named-fandom';
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

/** An array of the tag of a fandom; empty where there is none. */
function tagsOfFandom(fandomId: string): RawBuilder<number[]> {
  const name = nameInFandomId(fandomId);
  return name === undefined
    ? sql`array(select tag.id from tag where tag.fandom_id = ${fandomId})`
    : sql`array(
      select coalesce(tag.canonical_id, tag.id) from tag
      where tag.kind = 'fandom' and tag.key = ${tagKey({ kind: 'fandom', name })})`;
}
