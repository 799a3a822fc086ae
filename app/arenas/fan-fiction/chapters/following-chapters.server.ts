import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Executor } from '~/platform/database/database.server';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import type { FanStory } from '../reading/reading.contract';
import type { StoredChapter } from './chapter-cache.server';

/** The most characters of chapters on one page: as many as the longest chapter may have. */
const MOST_CHARACTERS = 200_000;
/** Chapters read at a time. */
const AT_ONCE = 10;

type Chapter = FanStory['chapter'];

/** A story's chapters after one of them, as many as fit on its page. */
export interface FollowingChapters {
  chapters: Chapter[];
  /** The number of the chapter that begins the next page; undefined at the story's end. */
  next: number | undefined;
}

/**
 * The chapters that stand below one on a page of the whole work.
 * @param first.characters how long that chapter is.
 */
export async function followingChapters(
  executor: Executor,
  load: (chapter: StoredChapter) => Promise<Block[]>,
  { storyId, number, characters }: { storyId: string; number: number; characters: number },
): Promise<FollowingChapters> {
  const chapters: Chapter[] = [];
  let last = number;
  let left = MOST_CHARACTERS - characters;
  for (;;) {
    const rows = await executor
      .selectFrom('fanfic_chapter')
      .select(['id', 'number', 'title', 'body', 'markup', 'updated_at', 'note_before', 'note_after'])
      .where('story_id', '=', storyId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      // Ten chapters that are parsed here, one after the other, would keep everybody else waiting.
      await yieldToEventLoop();
      left -= row.body.length;
      if (left < 0) return { chapters, next: row.number };
      chapters.push({
        id: row.id,
        number: row.number,
        title: row.title,
        blocks: await load(row),
        noteBefore: row.note_before,
        noteAfter: row.note_after,
      });
      last = row.number;
    }
    if (rows.length < AT_ONCE) return { chapters, next: undefined };
  }
}
