import type { Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { currentWords } from '~/stories/text/current-words';

const COLUMNS = [
  ...(['id', 'player_id', 'card', 'title', 'body', 'markup', 'word_count', 'version', 'last_save_id', 'taken_saves'] as const),
  ...(['started_at', 'updated_at', 'minutes', 'ends_at', 'closes_at', 'hand_in_by', 'sealed_at', 'duel_id', 'rematch_id'] as const),
] as const;

/** A text that its writer has not handed in yet. */
export type UnsealedText = NonNullable<Awaited<ReturnType<typeof unsealedText>>>;

/** A text of a writer's that is not sealed; undefined when there is none with this id. */
export async function unsealedText(executor: Executor, playerId: string, textId: string) {
  if (!isUuid(textId)) return undefined;
  return currentWords(await ownUnsealed(executor, playerId).where('id', '=', textId).executeTakeFirst());
}

/** The same, locked until the end of the transaction. */
export async function lockUnsealed(trx: Transaction<Tables>, playerId: string, textId: string) {
  if (!isUuid(textId)) return undefined;
  return currentWords(await ownUnsealed(trx, playerId).where('id', '=', textId).forUpdate().executeTakeFirst());
}

/** The one that a player is writing; undefined when they are writing none. */
export async function textBeingWritten(executor: Executor, playerId: string) {
  return currentWords(await ownUnsealed(executor, playerId).executeTakeFirst());
}

function ownUnsealed(executor: Executor, playerId: string) {
  return executor.selectFrom('duel_text').select(COLUMNS).where('player_id', '=', playerId).where('sealed_at', 'is', null);
}
