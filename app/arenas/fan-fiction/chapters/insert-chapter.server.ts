import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { keepPublished } from '~/stories/history/text-versions.server';
import type { Notes } from '~/stories/notes/notes';
import { plainColumns } from '~/stories/text/written-text.server';
import { releaseChapter } from '../holds/holds.server';
import { MAX_CHAPTERS } from '../limits';
import { countShares } from '../shares/keep-shares.server';
import type { LockedStory } from '../stories/locked-story.server';
import { formTexts } from '../texts';
import { notifyOfChapter } from './notify-of-chapter.server';

export interface InsertedChapter extends Partial<Notes> {
  id: string;
  title: string;
  body: string;
  /** From 1; undefined: at the end. */
  number?: number | undefined;
}

/**
 * Puts a chapter into a story that `trx` has locked; those after it move down by one.
 * @param news who publishes it, where it is new to those who follow the story, its writers or its fandom.
 * @throws {Refusal} when the story is full, or the id is that of another chapter.
 */
export async function insertChapter(
  trx: Transaction<Tables>,
  story: LockedStory,
  { id, title, body, number: asked, noteBefore = '', noteAfter = '' }: InsertedChapter,
  { now, news }: { now: Date; news: { byId: string } | undefined },
): Promise<{ number: number }> {
  if (story.chapterCount >= MAX_CHAPTERS) throw new Refusal(formTexts.tooManyChapters, { status: 422 });
  const number = asked ?? story.chapterCount + 1;
  await trx
    .updateTable('fanfic_chapter')
    .set({ number: sql`number + 1` })
    .where('story_id', '=', story.id)
    .where('number', '>=', number)
    .execute();
  const added = await trx
    .insertInto('fanfic_chapter')
    .values({
      id,
      story_id: story.id,
      number,
      title,
      body,
      note_before: noteBefore,
      note_after: noteAfter,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new Refusal(formTexts.addChapterFailed, { status: 409 });
  // While a collection holds their name back, its author is found among those who write it.
  const playerId = story.authorId ?? story.coAuthorIds[0];
  if (playerId !== undefined) await keepPublished(trx, { playerId, textId: id, storyId: story.id }, { title, body }, now);
  await releaseChapter(trx, id);
  await countShares(trx, story.id);
  await trx
    .updateTable('story')
    .set({
      chapter_count: story.chapterCount + 1,
      updated_at: now,
      silence: null,
      ...(news && { chapter_added_at: now }),
      ...(number === 1 && plainColumns(body)),
    })
    .where('id', '=', story.id)
    .execute();
  if (news) await notifyOfChapter(trx, story, { id, byId: news.byId }, now);
  return { number };
}
