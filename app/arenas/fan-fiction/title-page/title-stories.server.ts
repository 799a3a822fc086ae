import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { cardOf, cursorAfter, PAGE_SIZE, storyListQuery } from '~/stories/listing/list-stories.server';
import { isFandomId } from '~/stories/listing/story-filters';
import { isNewTo } from '../fandoms/follows.server';
import { likedBy } from '../reading/readers.server';
import type { FanStoryCard } from './fan-story-card';

export interface TitleListOptions {
  fandomId: string;
  /** Where an earlier page ended; an invalid cursor gives the first page. */
  cursor?: string | null | undefined;
  viewerId: string | undefined;
  limit?: number;
}

/** One page of a fandom's stories, newest first. @see docs/product/fan-fiction.md */
export async function titleStories(
  executor: Executor,
  options: TitleListOptions,
): Promise<{ cards: FanStoryCard[]; next: string | undefined }> {
  const { viewerId, limit = PAGE_SIZE } = options;
  const rows = await titleStoriesQuery(executor, { ...options, limit: limit + 1 }).execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: shown.map((row) => ({
      ...cardOf(row, viewerId),
      chapterCount: row.chapter_count,
      commentCount: row.comment_count,
      isNew: row.is_new ?? false,
      liked: row.liked,
    })),
    next: last && rows.length > limit ? cursorAfter('latest', last) : undefined,
  };
}

/** The query of a page; exported to check its query plan. */
function titleStoriesQuery(executor: Executor, { fandomId, cursor, viewerId, limit = PAGE_SIZE }: TitleListOptions) {
  return storyListQuery(executor, { sort: 'latest', cursor, viewerId, limit })
    .where('story.fandom_id', '=', fandomId)
    .select(['story.comment_count', isNewFor(viewerId).as('is_new'), likedBy(viewerId).as('liked')]);
}

/** Whether a fandom has any published story; its id may be any text. */
export async function hasStories(executor: Executor, fandomId: string): Promise<boolean> {
  if (!isFandomId(fandomId)) return false;
  const row = await executor
    .selectFrom('story')
    .select('id')
    .where('status', '=', sql.lit('published'))
    .where('fandom_id', '=', fandomId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null for a viewer who does not follow the fandom. */
function isNewFor(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean | null>`null::boolean`;
  return sql<boolean | null>`(
    select ${isNewTo(viewerId)} from fandom_follow
    where fandom_follow.player_id = ${viewerId} and fandom_follow.fandom_id = story.fandom_id)`;
}
