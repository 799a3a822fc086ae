import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { hasKudosFrom } from '~/stories/kudos/kudos.server';
import { isCrossoverOf } from '~/stories/listing/filters/of-fandom.server';
import { isFandomId, type StoryFilters } from '~/stories/listing/filters/story-filters';
import { cardOf, countsOf, cursorAfter, PAGE_SIZE, storyListQuery, wholePage } from '~/stories/listing/list-stories.server';
import type { StorySort } from '~/stories/listing/story-orders';
import { isNewTo } from '../fandoms/follows.server';
import type { FanStoryCard } from './fan-story-card';

export interface FandomListOptions {
  fandomId: string;
  sort?: StorySort | undefined;
  filters?: StoryFilters | undefined;
  /** Where an earlier page ended; an invalid cursor gives the first page. */
  cursor?: string | null | undefined;
  viewerId: string | undefined;
  limit?: number;
}

/** One page of a fandom's stories, the newest first by default. @see docs/product/fan-fiction.md */
export async function fandomStories(
  executor: Executor,
  options: FandomListOptions & { now: Date },
): Promise<{ cards: FanStoryCard[]; next: string | undefined }> {
  const { viewerId, limit = PAGE_SIZE } = options;
  const list = { ...listOf(options), limit: limit + 1 };
  const marks = [isNewFor(viewerId, options.fandomId).as('is_new'), hasKudosFrom(viewerId).as('liked')] as const;
  const rows = await wholePage(list, (reach) =>
    storyListQuery(executor, { ...list, reach })
      .select(marks)
      .execute(),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    cards: shown.map((row) => ({
      ...cardOf(row),
      chapterCount: row.chapter_count,
      commentCount: row.comment_count,
      // Its comments stand beside its chapters.
      counts: countsOf({ ...row, comment_count: 0 }),
      isNew: row.is_new ?? false,
      liked: row.liked,
    })),
    next: last && rows.length > limit ? cursorAfter(list.sort, last) : undefined,
  };
}

/** The list of a fandom. */
function listOf({ fandomId, sort = 'latest', filters = {}, cursor, viewerId, now }: FandomListOptions & { now: Date }) {
  return { sort, cursor, viewerId, now, filters: { ...filters, fandom: fandomId } };
}

/** Whether a fandom has any published story; its id may be any text. */
export async function hasStories(executor: Executor, fandomId: string): Promise<boolean> {
  if (!isFandomId(fandomId)) return false;
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from story where status = 'published' and fandom_id = ${fandomId})
      or (select count(*) > 0 from story_listing as story where ${isCrossoverOf(fandomId, 'story')}) as has`.execute(executor);
  return rows[0]?.has ?? false;
}

/** Null for a viewer who does not follow the fandom of the page. */
function isNewFor(viewerId: string | undefined, fandomId: string) {
  if (viewerId === undefined) return sql<boolean | null>`null::boolean`;
  return sql<boolean | null>`(
    select ${isNewTo(viewerId)} from fandom_follow
    where fandom_follow.player_id = ${viewerId} and fandom_follow.fandom_id = ${fandomId})`;
}
