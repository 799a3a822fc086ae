import { sql, type Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { showResults } from '~/progress/ratings/show-results.server';
import { duelDecidedNotice } from '../notice-kinds';
import { accountOf } from '../reading/reading-account.server';
import { covers, priceOf, type ReadingAccount } from '../rules/release';

/** An outcome that its writer does not see yet. */
interface Unreleased {
  id: string;
  /** The words of the text, times its readings. */
  got: number;
}

/**
 * Shows a writer the outcomes for which they have read enough, the oldest first, and tells them. Locks the player's row, so that
 * what was read pays once.
 */
export async function releaseOutcomes(trx: Transaction<Tables>, playerId: string, now: Date): Promise<void> {
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
  const waiting = await unreleasedOf(trx, playerId);
  if (waiting.length === 0) return;
  let account = await accountOf(trx, playerId);
  for (const { id, got } of waiting) {
    const price = priceOf(got);
    if (!covers(account, price)) return;
    account = { words: account.words - price.words, duels: account.duels - price.duels };
    await release(trx, { playerId, textId: id, price }, now);
  }
}

/** Shows a writer an outcome although they have not read enough, because there is nothing for them to read. */
export async function releaseUnread(trx: Transaction<Tables>, playerId: string, textId: string, now: Date): Promise<void> {
  await release(trx, { playerId, textId, price: { words: 0, duels: 0 } }, now);
}

/** The decided duels of a writer whose outcome they do not see yet, the oldest first. */
export async function unreleasedOf(executor: Executor, playerId: string): Promise<Unreleased[]> {
  const { rows } = await sql<Unreleased>`
    select text.id, (text.word_count * (duel.first_votes + duel.second_votes))::integer as got
    from duel_text text join duel on duel.id = text.duel_id
    where text.player_id = ${playerId} and text.released_at is null and duel.decided_at is not null
    order by duel.decided_at, text.id`.execute(executor);
  return rows;
}

interface Release {
  playerId: string;
  textId: string;
  price: ReadingAccount;
}

async function release(trx: Transaction<Tables>, { playerId, textId, price }: Release, now: Date): Promise<void> {
  const released = await trx
    .updateTable('duel_text')
    .set({ released_at: now, spent_words: price.words, spent_duels: price.duels })
    .where('id', '=', textId)
    .where('released_at', 'is', null)
    .returning('duel_id')
    .executeTakeFirst();
  if (!released?.duel_id) return;
  await showResults(trx, { ladder: 'duel', sourceId: released.duel_id, playerId }, now);
  const key = `duel:${textId}`;
  await notify(trx, [{ kind: duelDecidedNotice, playerId, dedupeKey: key, groupKey: key, detail: textId }], now);
}
