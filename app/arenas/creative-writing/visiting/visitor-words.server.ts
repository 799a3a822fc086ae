import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Newcomer } from '~/accounts/sign-up/brought.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import { storedText } from '~/stories/reading/text/stored-text';
import { currentWords } from '~/stories/text/current-words';
import { hasWords } from '~/stories/text/words';
import { writtenBody, writtenColumns } from '~/stories/text/written-text.server';
import { defaultTitle } from '../saving/story-text';
import { draftRow } from '../session/drafts.server';
import { promptOfId } from '../session/prompts/prompt-of-day';
import { texts } from '../texts';
import { MAX_VISITOR_WORDS } from './visitor-form';

/** How long words wait for an account, in ms: as long as a sign-up waits for its address to be verified. */
const KEPT_MS = DAY_MS;

/** Words that a visitor wrote. */
export interface VisitorWords {
  /** The prompt they wrote from, by its id. */
  promptId: string;
  body: string;
}

/** What a browser's visitor wrote, as its player finds it: in a draft of theirs, or still without an account. */
export type BroughtWords = { body: string } & ({ kind: 'kept'; storyId: string; wordCount: number } | { kind: 'waiting' });

/**
 * Keeps a visitor's words until they have an account.
 * @param earlierId what this browser kept before, which these words replace.
 * @returns their id. @throws {Refusal} when there is nothing to keep, or too much.
 * @see docs/product/creative-writing.md
 */
export async function keepVisitorWords(db: Db, now: Date, words: VisitorWords, earlierId: string | undefined): Promise<string> {
  const body = storedText(words.body);
  if (!hasWords(body)) throw new Refusal(texts.nothingToKeep, { status: 422 });
  if (body.length > MAX_VISITOR_WORDS) throw new Refusal(texts.tooLongToKeep, { status: 422 });
  const prompt = promptOfId(words.promptId)?.text ?? texts.fallbackPrompt;
  const kept = { prompt, body, created_at: now };
  if (earlierId) {
    const replaced = await db.updateTable('visitor_words').set(kept).where('id', '=', earlierId).returning('id').executeTakeFirst();
    if (replaced) return replaced.id;
  }
  const id = randomUUID();
  await db
    .insertInto('visitor_words')
    .values({ id, ...kept })
    .execute();
  return id;
}

/** Makes a draft of a newcomer's words, with the id that the words had. Nothing where they were taken before. */
export async function takeVisitorWords(trx: Transaction<Tables>, { playerId, broughtId, now }: Newcomer): Promise<void> {
  const words = await trx
    .deleteFrom('visitor_words')
    .where('id', '=', broughtId)
    .returning(['prompt', 'body', 'markup'])
    .executeTakeFirst();
  if (!words) return;
  const story = { title: defaultTitle(now, undefined), prompt: words.prompt, starter: '', parent_id: null };
  await trx
    .insertInto('story')
    .values({ ...draftRow(broughtId, playerId, now, story), ...writtenColumns(currentWords(words).body) })
    .execute();
}

/** What a browser's visitor wrote. @returns undefined when it is gone, or somebody else's. */
export async function findBrought(db: Db, playerId: string, broughtId: string): Promise<BroughtWords | undefined> {
  const draft = await db
    .selectFrom('story')
    .select(['id', 'word_count', writtenBody().as('body'), 'markup'])
    .where('id', '=', broughtId)
    .where('author_id', '=', playerId)
    .where('status', '=', sql.lit('draft'))
    .executeTakeFirst();
  if (draft) return { kind: 'kept', storyId: draft.id, wordCount: draft.word_count, body: currentWords(draft).body };
  const waiting = await db.selectFrom('visitor_words').select(['body', 'markup']).where('id', '=', broughtId).executeTakeFirst();
  return waiting && { kind: 'waiting', body: currentWords(waiting).body };
}

/** Removes words for which no account came. */
export async function forgetVisitorWords(db: Db, now: Date): Promise<void> {
  await removeRows(db, 'visitor_words', sql`created_at <= ${new Date(now.getTime() - KEPT_MS)}`);
}
