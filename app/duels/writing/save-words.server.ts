import type { Transaction } from 'kysely';
import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { keepRejected, keepReplaced } from '~/stories/history/text-versions.server';
import { MAX_TITLE, storedText, storedTitle } from '~/stories/reading/text/stored-text';
import type { SaveAnswer, SaveRequest, Words } from '~/stories/saving/save.contract';
import { withSave } from '~/stories/saving/taken-saves';
import { countWords } from '~/stories/text/words';
import { texts } from '../texts';
import { lockUnsealed, type UnsealedText } from './text-rows.server';

/** Most characters of a text: far above its words, so that it can be shortened here. */
const MAX_BODY = 20_000;

/**
 * Keeps words that are written for a duel. 'finish' ends the writing on the page and seals nothing: that is another step.
 * The same request sent again changes nothing and gets the same answer.
 * @see docs/product/duels.md
 */
export async function saveDuelWords(
  { trx, clock }: { trx: Transaction<Tables>; clock: Clock },
  playerId: string,
  textId: string,
  request: SaveRequest,
): Promise<SaveAnswer> {
  const text = await lockUnsealed(trx, playerId, textId);
  if (!text) return { status: 'gone' };
  const words: Words = { title: storedTitle(request.title, text.title), body: storedText(request.body) };
  if (words.body.length > MAX_BODY) return { status: 'too-long', text: texts.bodyTooLong };
  if (words.title.length > MAX_TITLE) return { status: 'too-long', text: texts.titleTooLong };
  const now = clock.now();
  const known = words.title === text.title && words.body === text.body;
  const versioned = { playerId, textId, storyId: null };
  if (request.purpose === 'set-aside') {
    await keepRejected(trx, versioned, words, now);
    return { status: 'saved', version: text.version };
  }
  if (!known && now >= text.closes_at) return { status: 'late' };
  if (!known && text.version !== request.baseVersion) return conflictWith(text);
  if (!known) {
    const before = { ...text, savedAt: text.updated_at, begunAt: text.started_at };
    await keepReplaced(trx, versioned, { before, after: words, now });
    await storeWords(trx, text, request.saveId, words, now);
  }
  const version = text.version + (known ? 0 : 1);
  const isOver = request.purpose === 'finish' || now >= text.ends_at;
  return isOver
    ? { status: 'finished', version, published: false }
    : { status: 'saved', version, gameMsLeft: gameMsUntil(clock, text.ends_at) };
}

async function storeWords(trx: Transaction<Tables>, text: UnsealedText, saveId: string, { title, body }: Words, now: Date): Promise<void> {
  await trx
    .updateTable('duel_text')
    .set({ title, body, word_count: countWords(body), version: text.version + 1, updated_at: now })
    .set({ last_save_id: saveId, taken_saves: withSave(text.taken_saves, saveId) })
    .where('id', '=', text.id)
    .execute();
}

function conflictWith({ version, last_save_id, taken_saves: saves, title, body, updated_at }: UnsealedText): SaveAnswer {
  return { status: 'conflict', version, saveId: last_save_id ?? undefined, saves, title, body, savedAt: updated_at.getTime() };
}
