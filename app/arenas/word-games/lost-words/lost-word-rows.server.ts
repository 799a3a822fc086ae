import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { gotAway } from './coming-back';

/** Of how many words a player's list consists at most; those that were won back are no longer on it. */
const MOST_WORDS = 500;

/** Puts words on a player's list; those that are on it begin from the start. Beyond the most, no other is added. */
export async function loseWords(executor: Executor, playerId: string, words: readonly string[], now: Date): Promise<void> {
  const sorted = [...new Set(words)].sort();
  if (sorted.length === 0) return;
  const { known, dueAt } = gotAway(now);
  await sql`
    with listed as (select word from lost_word where player_id = ${playerId} and won_back_at is null),
      lost as (
        select word, is_listed, row_number() over (partition by is_listed order by word) as nth
        from (select word, word in (select listed.word from listed) as is_listed from unnest(${sorted}::text[]) word) as each
      )
    insert into lost_word (player_id, word, known, due_at, lost_at)
    select ${playerId}::uuid, word, ${known}, ${dueAt}::timestamptz, ${now}::timestamptz from lost
    where is_listed or nth <= ${MOST_WORDS} - (select count(*) from listed)
    order by word
    on conflict (player_id, word) do update
      set known = excluded.known, due_at = excluded.due_at, lost_at = excluded.lost_at, won_back_at = null`.execute(executor);
}
