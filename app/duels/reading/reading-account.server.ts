import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { ReadingAccount } from '../rules/release';

/** What a reader has read that has paid for no outcome yet. */
export async function accountOf(executor: Executor, playerId: string): Promise<ReadingAccount> {
  const { rows } = await sql<ReadingAccount>`
    select (coalesce(reading.words, 0) - coalesce(spent.words, 0))::integer as words,
      (reading.duels - coalesce(spent.duels, 0))::integer as duels
    from (select sum(words) as words, count(*) as duels from duel_reading where reader_id = ${playerId} and status = 'done') as reading,
      (select sum(spent_words) as words, sum(spent_duels) as duels from duel_text
        where player_id = ${playerId} and spent_duels > 0) as spent`.execute(executor);
  return rows[0] ?? { words: 0, duels: 0 };
}
