import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor } from '../../content-rating/listed-for.server';
import { fandomsOfStory, isCrossover } from '../../listing/filters/of-fandom.server';
import { coverOfRow, withCardColumns } from '../../listing/list-stories.server';
import type { StoryLink } from '../../story';
import { writersIn } from '../../writers/story-writers.server';
import { bylineOf } from '../../writers/writers';

/** A story to read next, with its cover. */
export interface NextStory extends Omit<StoryLink, 'draft'> {
  cover: string;
}

export interface NextStoryOptions {
  id: string;
  publishedAt: Date;
  /** Whether stories of its fandoms come before all others. */
  ofFandoms?: boolean;
  viewerId: string | undefined;
}

/**
 * The story that was published just before another one, as one person sees the library; undefined on the oldest.
 * @see docs/product/stories.md
 */
export async function nextStory(executor: Executor, { ofFandoms = false, ...options }: NextStoryOptions): Promise<NextStory | undefined> {
  const kindred = ofFandoms ? await storyBefore(executor, options).where(isNextOfFandoms(options)).executeTakeFirst() : undefined;
  const row = kindred ?? (await storyBefore(executor, options).executeTakeFirst());
  if (!row) return undefined;
  const author = bylineOf(row.author, writersIn(row.writers));
  return { id: row.id, arena: row.arena, title: row.title, author, cover: coverOfRow(row) };
}

function storyBefore(executor: Executor, { id, publishedAt, viewerId }: NextStoryOptions) {
  const earlier = executor
    .selectFrom('story')
    .where('story.status', '=', sql.lit('published'))
    .where(isBefore({ id, publishedAt, viewerId }))
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(1);
  return withCardColumns(earlier, undefined);
}

/** Whether the story of a query's row was published before another one, and may be shown. */
function isBefore({ id, publishedAt, viewerId }: NextStoryOptions): RawBuilder<boolean> {
  return sql<boolean>`(story.published_at, story.id) < (${publishedAt}, ${id}::uuid) and ${isListedFor(viewerId)}`;
}

/** Whether it is the newest of those of any of the other one's fandoms: of each, what was published in it and its crossovers have an index. */
function isNextOfFandoms(options: NextStoryOptions): RawBuilder<boolean> {
  const newest = sql`order by story.published_at desc, story.id desc limit 1`;
  return sql<boolean>`story.id = any(array(
    select story.id from ${fandomsOfStory(sql`${options.id}::uuid`)} as fandom cross join lateral (
      (select story.id, story.published_at from story
        where story.status = 'published' and story.fandom_id = fandom.id and ${isBefore(options)} ${newest})
      union all (
        select story.id, story.published_at from (
          select * from story_listing as story
          where story.tags @> array[fandom.tag_id] and ${isCrossover('story')} and ${isBefore(options)} offset 0) as story
        ${newest})) as story
    ${newest}))`;
}

/** What the `author` of a query says of themselves, for below their story; null while a door stands before it. @see docs/product/trust.md */
export function authorBio() {
  return sql<string | null>`case when author.door_about is null then author.bio end`;
}

/** Whether a person follows the author of a query's story. */
export function followsAuthor(viewerId: string | undefined) {
  return sql<boolean>`exists (
    select from player_follow where follower_id = ${viewerId ?? null}::uuid and followed_id = story.author_id)`;
}
