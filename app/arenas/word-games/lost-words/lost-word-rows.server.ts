import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { gotAway } from './coming-back';

/** Of how many words somebody's list consists at most, those that were won back included. */
const MOST_WORDS = 500;

/** Puts words on somebody's list; those that are on it begin from the start. Beyond the most, none is added. */
export async function loseWords(executor: Executor, playerId: string, words: readonly string[], now: Date): Promise<void> {
  const sorted = [...new Set(words)].sort();
  if (sorted.length === 0) return;
  const { known, dueAt } = gotAway(now);
  await sql`
    insert into lost_word (player_id, word, known, due_at, lost_at)
    select ${playerId}::uuid, word, ${known}, ${dueAt}::timestamptz, ${now}::timestamptz
    from unnest(${sorted}::text[]) word
    where ${MOST_WORDS} > (select count(*) from lost_word where player_id = ${playerId})
    order by word
    on conflict (player_id, word) do update
      set known = excluded.known, due_at = excluded.due_at, lost_at = excluded.lost_at, won_back_at = null`.execute(executor);
}
