import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { keepRejected, keepReplaced } from '~/stories/history/text-versions.server';
import { storedText } from '~/stories/reading/text/stored-text';
import type { ServerWords } from '~/stories/saving/local-draft';
import type { SaveAnswer, SaveRequest } from '~/stories/saving/save.contract';
import { withSave } from '~/stories/saving/taken-saves';
import { currentWords } from '~/stories/text/current-words';
import { refusals } from '../../texts';

/** Most characters on a desk: far above a turn's, so that it can be shortened there. */
const MAX_BODY = 20_000;

const COLUMNS = ['id', 'body', 'markup', 'version', 'last_save_id', 'taken_saves', 'begun_at', 'updated_at'] as const;

/** What a writer has on the desk. */
export interface SlowDesk extends ServerWords {
  id: string;
}

function deskRow(executor: Executor, roomId: string, playerId: string) {
  return executor.selectFrom('weave_slow_draft').select(COLUMNS).where('room_id', '=', roomId).where('player_id', '=', playerId);
}

/** What a writer of a slow room has on the desk; undefined where they have none. */
export async function slowDesk(executor: Executor, roomId: string, playerId: string): Promise<SlowDesk | undefined> {
  if (!isUuid(roomId)) return undefined;
  const row = currentWords(await deskRow(executor, roomId, playerId).executeTakeFirst());
  if (!row) return undefined;
  const { id, body, version, last_save_id, updated_at } = row;
  return { id, title: '', body, version, saveId: last_save_id ?? undefined, savedAt: updated_at.getTime() };
}

/**
 * Keeps words on the desk of a slow room. 'finish' ends the writing on the page and hands nothing in: that is another step. The
 * same request sent again changes nothing and gets the same answer.
 * @see docs/product/slow-rooms.md
 */
export async function saveSlowWords(
  { trx, clock }: { trx: Transaction<Tables>; clock: Clock },
  { roomId, playerId }: { roomId: string; playerId: string },
  request: SaveRequest,
): Promise<SaveAnswer> {
  const desk = isUuid(roomId) ? currentWords(await deskRow(trx, roomId, playerId).forUpdate().executeTakeFirst()) : undefined;
  if (!desk) return { status: 'gone' };
  const words = { title: '', body: storedText(request.body) };
  if (words.body.length > MAX_BODY) return { status: 'too-long', text: refusals['slow-too-long'] };
  const now = clock.now();
  const text = { playerId, textId: desk.id, storyId: null };
  if (request.purpose === 'set-aside') {
    await keepRejected(trx, text, words, now);
    return { status: 'saved', version: desk.version };
  }
  const known = words.body === desk.body;
  if (!known && desk.version !== request.baseVersion) {
    const { version, last_save_id, taken_saves: saves, body, updated_at } = desk;
    return { status: 'conflict', version, saveId: last_save_id ?? undefined, saves, title: '', body, savedAt: updated_at.getTime() };
  }
  const version = desk.version + (known ? 0 : 1);
  if (!known) {
    const before = { title: '', body: desk.body, savedAt: desk.updated_at, begunAt: desk.begun_at };
    await keepReplaced(trx, text, { before, after: words, now });
    await trx
      .updateTable('weave_slow_draft')
      .set({ body: words.body, version, updated_at: now })
      .set({ last_save_id: request.saveId, taken_saves: withSave(desk.taken_saves, request.saveId) })
      .where('id', '=', desk.id)
      .execute();
  }
  return request.purpose === 'finish' ? { status: 'finished', version, published: false } : { status: 'saved', version };
}
