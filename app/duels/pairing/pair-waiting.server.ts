import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import { countWriters, meetingsOf } from '../people.server';
import { WAIT_MS } from '../rules/clock';
import { READERS_ALONE, readingsWanted } from '../rules/deal-readings';
import { pairTexts, type WaitingText } from '../rules/pair-texts';

/** How many waiting texts are paired at once: those that wait longest. */
const MOST = 2_000;

/** A duel that begins: two texts, or one that found no partner. */
interface NewDuel {
  card: string;
  firstId: string;
  secondId: string | null;
}

/**
 * Pairs the texts that wait, and lets those be read alone that found no partner in three days, in one transaction. Texts that
 * another process is pairing are left to it.
 * @param readings the site's setting of how many readings close a duel. @returns how many duels began.
 * @see docs/decisions/0120-duels.md
 */
export async function pairWaiting(db: Db, readings: number, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const waiting = await lockWaiting(trx);
    if (waiting.length === 0) return 0;
    const people = [...new Set(waiting.map(({ playerId }) => playerId))];
    const pairs = pairTexts(waiting, await meetingsOf(trx, people, now), now);
    const paired = new Set(pairs.flat().map(({ id }) => id));
    const alone = waiting.filter(({ id, sealedAt }) => !paired.has(id) && now.getTime() - sealedAt.getTime() >= WAIT_MS);
    const duels: NewDuel[] = [
      ...pairs.map(([first, second]) => ({ card: first.card, firstId: first.id, secondId: second.id })),
      ...alone.map(({ card, id }) => ({ card, firstId: id, secondId: null })),
    ];
    if (duels.length > 0) await beginDuels(trx, duels, readingsWanted(readings, await countWriters(trx, now)), now);
    return duels.length;
  });
}

async function lockWaiting(trx: Transaction<Tables>): Promise<WaitingText[]> {
  const { rows } = await sql<WaitingText>`
    select text.id, text.player_id as "playerId", text.card, text.mean, text.ai, text.sealed_at as "sealedAt", text.rematch_id as "rematchId"
    from duel_text text join player writer on writer.id = text.player_id
    where text.duel_id is null and text.sealed_at is not null and text.hidden_at is null and writer.hidden_at is null
    order by text.sealed_at, text.id limit ${sql.lit(MOST)} for update of text skip locked`.execute(trx);
  return rows;
}

async function beginDuels(trx: Transaction<Tables>, duels: readonly NewDuel[], readings: number, now: Date): Promise<void> {
  const column = <Value>(value: (duel: NewDuel) => Value) => duels.map(value);
  await sql`
    with begun as (
      insert into duel (id, card, first_id, second_id, wanted, made_at)
      select begun.*, ${now}::timestamptz from unnest(
        ${column(() => randomUUID())}::uuid[], ${column(({ card }) => card)}::text[],
        ${column(({ firstId }) => firstId)}::uuid[], ${column(({ secondId }) => secondId)}::uuid[],
        ${column(({ secondId }) => (secondId === null ? READERS_ALONE : readings))}::smallint[]
      ) as begun
      returning id, first_id, second_id
    )
    update duel_text set duel_id = begun.id
    from begun cross join lateral unnest(array[begun.first_id, begun.second_id]) as met (text_id)
    where duel_text.id = met.text_id`.execute(trx);
}
