import { type RawBuilder, sql } from 'kysely';
import { unseenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor } from '../../content-rating/listed-for.server';

/** How far the stories of a tag are counted. */
const MOST_COUNTED = 10_000;

/** Whether a person leaves stories out of lists that others find there: by people, by tags, or one by one. */
function leavesSomeOut(viewerId: string): RawBuilder<boolean> {
  return sql<boolean>`(${unseenBy(viewerId)} <> '{}'
    or exists (select from hidden_tag where hidden_tag.player_id = ${viewerId})
    or exists (select from hidden_story where hidden_story.player_id = ${viewerId}))`;
}

/**
 * How many stories a person finds by each of some tags, below 10,000, where they leave out stories that are in the counts of tags: of
 * people whom they mute, or between whom and them there is a block, and what they hide.
 * @returns undefined for somebody who leaves out none: the counts of tags hold for them. A tag of more stories is missing: what it leaves out is little of it.
 * @see docs/product/tags.md
 */
export async function countByTags(
  executor: Executor,
  { tagIds, viewerId }: { tagIds: readonly number[]; viewerId: string },
): Promise<ReadonlyMap<number, number> | undefined> {
  const { rows } = await sql<{ id: number; stories: number }>`
    select asked.id, counted.stories from unnest(${[...tagIds]}::integer[]) as asked (id)
    cross join lateral (
      select count(*)::integer as stories from (
        select from story_listing as story where story.tags @> array[asked.id] and ${isListedFor(viewerId)}
        limit ${sql.lit(MOST_COUNTED)}) as found) as counted
    where ${leavesSomeOut(viewerId)}`.execute(executor);
  const few = rows.filter(({ stories }) => stories < MOST_COUNTED);
  return rows.length > 0 ? new Map(few.map(({ id, stories }) => [id, stories])) : undefined;
}
