import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { Unfinished } from '~/site/unfinished';
import { isListedFor } from '~/stories/content-rating/listed-for.server';
import { storyViewAddress } from '../../stories/story-links';
import type { ReadingPosition } from './reading-position';
import { positionTexts as texts } from './texts';

/** From which share on the last chapter counts as read. */
const READ = 0.95;

interface OwnReading {
  playerId: string;
  storyId: string;
}

/** Where a reader stopped: `share` says how far down the chapter, from 0 to 1. */
export interface StoppedReading extends OwnReading {
  chapterId: string;
  share: number;
}

/**
 * Keeps where a reader stopped in a story, in their reading history: who keeps none, and has not opened the story, is not
 * remembered. An unknown chapter changes nothing.
 * @see docs/product/fan-fiction.md
 */
export async function keepPosition(executor: Executor, { playerId, storyId, chapterId, share }: StoppedReading): Promise<void> {
  if (!isUuid(storyId) || !isUuid(chapterId)) return;
  await sql`
    update reading_history set chapter_id = ${chapterId}, share = ${share}
    where player_id = ${playerId} and story_id = ${storyId}
      and exists (select from player where id = ${playerId} and keeps_history)
      and exists (select from fanfic_chapter where id = ${chapterId} and story_id = ${storyId})`.execute(executor);
}

/** Where a reader stopped in a story; undefined when that is unknown, and for those who keep no history any longer. */
export async function positionOf(executor: Executor, { playerId, storyId }: OwnReading): Promise<ReadingPosition | undefined> {
  const row = await executor
    .selectFrom('reading_history as read')
    .innerJoin('player', 'player.id', 'read.player_id')
    .innerJoin('fanfic_chapter as chapter', 'chapter.id', 'read.chapter_id')
    .select(['chapter.number', 'chapter.id', 'read.share'])
    .where('read.player_id', '=', playerId)
    .where('read.story_id', '=', storyId)
    .where('player.keeps_history', '=', true)
    .executeTakeFirst();
  return row && { chapter: row.number, id: row.id, share: row.share };
}

/** The stories that a reader has begun to read and not read to their end, the latest first. @param limit at most so many. */
export async function unfinishedReading({ db }: { db: Executor }, playerId: string, limit: number): Promise<Unfinished[]> {
  const rows = await db
    .selectFrom('reading_history as read')
    .innerJoin('player', 'player.id', 'read.player_id')
    .innerJoin('story', 'story.id', 'read.story_id')
    .innerJoin('fanfic_chapter as chapter', 'chapter.id', 'read.chapter_id')
    .select(['story.id', 'story.title', 'chapter.number'])
    .where('read.player_id', '=', playerId)
    .where('player.keeps_history', '=', true)
    .where((read) => read.or([read('chapter.number', '<', read.ref('story.chapter_count')), read('read.share', '<', READ)]))
    .where('story.status', '=', sql.lit('published'))
    .where(isListedFor(playerId))
    .orderBy('read.read_at', 'desc')
    .orderBy('read.story_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id, title, number }) => ({
    what: texts.where,
    title,
    detail: texts.chapter(number),
    to: storyViewAddress(id, { chapter: number }),
    urgency: 'patient',
  }));
}
