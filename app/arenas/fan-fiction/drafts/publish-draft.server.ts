import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Words } from '~/stories/saving/save.contract';
import { currentWords } from '~/stories/text/current-words';
import { countWords } from '~/stories/text/words';
import { formTexts } from '../texts';

/** The version of a draft that a form builds on; both undefined without script, where nothing is kept while writing. */
export interface FormVersion {
  version?: number | undefined;
  /** The last save of the form's page, which may have arrived after it was sent. */
  save?: string | undefined;
}

/** @throws {Refusal} when the draft has words of another page that the form does not know (409). */
export async function requireDraftKnown(
  trx: Transaction<Tables>,
  draftId: string,
  { version, save }: FormVersion,
  words: Words,
): Promise<void> {
  const stored = await trx
    .selectFrom('chapter_draft')
    .select(['version', 'last_save_id', 'title', 'body', 'markup'])
    .where('id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
  const row = currentWords(stored);
  if (!row || row.version <= (version ?? row.version) || row.last_save_id === save) return;
  if (row.title !== words.title || row.body !== words.body) throw new Refusal(formTexts.chapterChanged, { status: 409 });
}

/** Part of publishing a story that was a draft: the chapters that came with it become its unpublished chapters. */
export async function takeChaptersToCome(trx: Transaction<Tables>, storyId: string): Promise<void> {
  const own = { story_id: storyId, fandom_id: null, begins_with: null };
  await trx.updateTable('chapter_draft').set(own).where('begins_with', '=', storyId).execute();
}

/** Part of publishing what a draft became, or of deleting it. */
export async function removeDraft(trx: Transaction<Tables>, draftId: string): Promise<void> {
  await trx.deleteFrom('chapter_draft').where('id', '=', draftId).execute();
}

/** The title of the first chapter of a story that is a person's draft; undefined where it has none. */
export async function firstChapterTitle(trx: Transaction<Tables>, playerId: string, draftId: string): Promise<string | undefined> {
  const own = trx.selectFrom('chapter_draft').select('chapter_title').where('id', '=', draftId).where('player_id', '=', playerId);
  return (await own.executeTakeFirst())?.chapter_title ?? undefined;
}

interface PublishedEdit {
  chapterId: string;
  storyId: string;
  playerId: string;
  words: Words;
  now: Date;
}

/**
 * Part of publishing a changed chapter. Its draft stays, with the published words and a version of its own, so that a page
 * that still writes on an earlier one is told.
 */
export async function publishDraft(trx: Transaction<Tables>, { chapterId, storyId, playerId, words, now }: PublishedEdit): Promise<void> {
  const { title, body } = words;
  const published = { title, body, word_count: countWords(body), base: now, last_save_id: null, updated_at: now };
  await trx
    .insertInto('chapter_draft')
    .values({ ...published, id: chapterId, player_id: playerId, story_id: storyId, fandom_id: null, version: 1, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...published, version: sql`chapter_draft.version + 1` }))
    .execute();
}
