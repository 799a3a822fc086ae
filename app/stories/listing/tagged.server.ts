import { type RawBuilder, sql } from 'kysely';

/** The ids of tags that stories of a list carry, all of them, and of those that they do not. */
export interface AskedTags {
  with: readonly number[];
  without?: readonly number[];
}

/** How much of a list is looked through: its top, or all that carries the tags. */
export type TaggedReach = 'top' | 'all';

/** Stories looked through at the top of a list. */
const TOP = 2_000;

interface TaggedStories {
  tags: AskedTags;
  reach: TaggedReach;
  /** What else is asked of a story. */
  conditions: RawBuilder<boolean>;
  /** Columns of a story by which the list is sorted, besides its id. */
  columns: RawBuilder<unknown>;
  /** The order, by the names of these columns. */
  order: RawBuilder<unknown>;
  limit: number;
}

/**
 * Whether the story of a query's row is among the first of those with some tags. Of common tags the top of the list has enough, and
 * its index leads there; of rare ones it has not, and those that carry them are few enough to be sorted.
 * @see docs/decisions/0146-stories-by-tags.md
 */
export function isAmongTagged({ tags, reach, conditions, columns, order, limit }: TaggedStories): RawBuilder<boolean> {
  const published = sql`story.status = 'published' and ${conditions}`;
  if (reach === 'top') {
    return sql<boolean>`story.id = any(array(
      select top.id from (select story.id, ${columns} from story where ${published} order by ${order} limit ${sql.lit(TOP)}) as top
      where ${isTagged(tags, sql.ref('top.id'))} order by ${order} limit ${limit}))`;
  }
  const [first, ...others] = tags.with;
  if (first === undefined) {
    return sql<boolean>`story.id = any(array(
      select found.id from (
        select story.id, ${columns} from story
        where ${published} and ${isTagged(tags, sql.ref('story.id'))} order by ${order} limit ${limit}) as found))`;
  }
  return sql<boolean>`story.id = any(array(
    with carried as materialized (
      select first.story_id from story_tag as first
      where first.counts_as = ${first} and ${isTagged({ ...tags, with: others }, sql.ref('first.story_id'))})
    select found.id from (
      select story.id, ${columns} from carried join story on story.id = carried.story_id
      where ${published} order by ${order} limit ${limit}) as found))`;
}

/** Whether a story carries all of some tags and none of others. */
function isTagged({ with: some, without = [] }: AskedTags, storyId: RawBuilder<unknown>): RawBuilder<boolean> {
  const carries = (tagId: number) =>
    sql<boolean>`exists (select from story_tag as carried where carried.counts_as = ${tagId} and carried.story_id = ${storyId})`;
  const asked = [...some.map(carries), ...without.map((tagId) => sql<boolean>`not ${carries(tagId)}`)];
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql<boolean>`true`;
}
