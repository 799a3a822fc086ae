import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor } from '../../content-rating/listed-for.server';
import { leavesSomeOut } from '../filters/not-shown/count-not-shown.server';

/** How many stories are counted for a page, of all its tags together. */
export const MOST_COUNTED = 10_000;

/** A tag with the stories that others find by it. */
interface KeptCount {
  id: number;
  stories: number;
}

/**
 * How many stories a person finds by each of some tags, where they leave out stories that are in the counts of tags: of people whom
 * they mute, or between whom and them there is a block, and what they hide.
 * @param tags those that matter most first: counted are as many as have 10,000 stories together.
 * @returns undefined for a reader who leaves out none: the counts of tags hold for them. A tag that is not counted is missing.
 * @see docs/product/tags.md
 */
export async function countByTags(
  executor: Executor,
  { tags, viewerId }: { tags: readonly KeptCount[]; viewerId: string },
): Promise<ReadonlyMap<number, number> | undefined> {
  const tagIds = withinBound(tags);
  const { rows } = await sql<{ id: number; stories: number }>`
    select asked.id, counted.stories from unnest(${tagIds}::integer[]) as asked (id)
    cross join lateral (
      select count(*)::integer as stories from (
        select from story_listing as story where story.tags @> array[asked.id] and ${isListedFor(viewerId)}
        limit ${sql.lit(MOST_COUNTED)}) as found) as counted
    where ${leavesSomeOut(viewerId)}`.execute(executor);
  return rows.length > 0 ? new Map(rows.map(({ id, stories }) => [id, stories])) : undefined;
}

/** The ids of the tags that are counted: each that fits into what those before it leave of the bound. */
function withinBound(tags: readonly KeptCount[]): number[] {
  let left = MOST_COUNTED;
  return tags.flatMap(({ id, stories }) => {
    if (stories > left) return [];
    left -= stories;
    return [id];
  });
}
