import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { reverseSome } from '~/progress/ratings/replay-ladder.server';

/**
 * Takes the votes that people of a ring gave each other in duels out of the ratings, which are worked out again without them. The
 * duels keep their results.
 * @param playerId one of the ring.
 * @returns the contests that count no longer.
 * @see docs/product/skill-ratings.md
 */
export async function takeRingRatings(trx: Transaction<Tables>, playerId: string, now: Date): Promise<string[]> {
  // Votes are rated in the order in which they came, each as a part of its duel.
  const { rows } = await sql<{ id: string }>`
    with ring as (
      select distinct other.player_id from duel_ring_member own
      join duel_ring_member other on other.ring_id = own.ring_id where own.player_id = ${playerId}
    ), cast_vote as (
      select reading.duel_id, reading.reader_id, reading.picked_id,
        row_number() over (partition by reading.duel_id order by reading.ended_at, reading.id) as part
      from duel_reading reading where reading.status = 'done' and reading.picked_id is not null
        and reading.duel_id in (select duel_id from duel_text where player_id in (select player_id from ring) and duel_id is not null)
    )
    select contest.id from cast_vote join duel_text chosen on chosen.id = cast_vote.picked_id
    join skill_contest contest on contest.ladder = 'duel' and contest.source_id = cast_vote.duel_id and contest.part = cast_vote.part
    where cast_vote.reader_id in (select player_id from ring) and chosen.player_id in (select player_id from ring)`.execute(trx);
  return reverseSome(trx, { ladder: 'duel', contestIds: rows.map(({ id }) => id), reversed: true, now });
}

/** Lets contests count again that were taken out. */
export async function giveRingRatings(trx: Transaction<Tables>, contestIds: readonly string[], now: Date): Promise<void> {
  await reverseSome(trx, { ladder: 'duel', contestIds, reversed: false, now });
}
