import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isListedFor } from '~/stories/content-rating/listed-for.server';
import { coverOfRow } from '~/stories/listing/list-stories.server';
import { previewOf } from '~/stories/listing/preview';
import { averageOf } from '~/stories/story';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import type { LatestStory } from './landing-data';

/** How many stories the landing page shows. */
export const LATEST = 6;

/** The newest six stories of fan fiction, as one person sees the library. @see docs/product/fan-fiction.md */
export async function latestStories(executor: Executor, viewerId: string | undefined): Promise<LatestStory[]> {
  const rows = await latestStoriesQuery(executor, viewerId).execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    author: bylineOf(row.author, writersIn(row.writers)),
    average: averageOf(row.rating_sum, row.rating_count),
    chapterCount: row.chapter_count,
    preview: previewOf(row.preview),
    cover: coverOfRow(row),
    fandomId: row.fandom_id ?? '',
  }));
}

/** The query of the newest stories; exported to check its query plan. */
function latestStoriesQuery(executor: Executor, viewerId: string | undefined) {
  return executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'author.name as author', 'story.rating_sum', 'story.rating_count'])
    .select(['story.chapter_count', 'story.preview', 'story.arena', 'story.prompt', 'story.fandom_id', 'story.cover_turn'])
    .select(storyWriters().as('writers'))
    .where('story.status', '=', sql.lit('published'))
    .where('story.arena', '=', sql.lit('fan_fic'))
    .where(isListedFor(viewerId))
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(LATEST);
}
