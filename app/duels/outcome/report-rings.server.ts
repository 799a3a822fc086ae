import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { detectSoon } from '~/platform/feature/detector';
import { type CastVote, findRings } from '../rules/rings';

/** Votes of this time are looked at, and so many of the latest. */
const LOOKED_BACK_MS = 180 * DAY_MS;
const MOST_VOTES = 50_000;

/**
 * Looks for people who choose each other more often than chance allows, and brings each ring before moderators once.
 * @returns how many are new.
 * @see docs/product/duels.md
 */
export function reportRings(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LOOKED_BACK_MS);
  return db.transaction().execute(async (trx) => {
    let fresh = 0;
    for (const { people } of findRings(await votesSince(trx, since))) {
      if (await isKnown(trx, people, since)) continue;
      fresh += 1;
      const ring_id = randomUUID();
      await trx
        .insertInto('duel_ring_member')
        .values(people.map((player_id) => ({ player_id, ring_id, found_at: now })))
        .execute();
      await detectSoon(trx, { kind: 'ring', id: people[0] ?? '' }, now);
    }
    return fresh;
  });
}

/** The latest votes of decided duels whose people are all still here. */
async function votesSince(trx: Transaction<Tables>, since: Date): Promise<CastVote[]> {
  const { rows } = await sql<CastVote>`
    select reading.reader_id as "readerId", chosen.player_id as "chosenId", other.player_id as "otherId",
      (case when duel.first_id = chosen.id then duel.first_votes else duel.second_votes end - 1)::integer as "forChosen",
      (case when duel.first_id = chosen.id then duel.second_votes else duel.first_votes end)::integer as "forOther"
    from duel_reading reading join duel on duel.id = reading.duel_id join duel_text chosen on chosen.id = reading.picked_id
    join duel_text other on other.duel_id = duel.id and other.id <> chosen.id
    where reading.picked_id is not null and reading.ended_at > ${since} and duel.decided_at is not null
      and reading.reader_id is not null and chosen.player_id is not null and other.player_id is not null
    order by reading.ended_at desc limit ${sql.lit(MOST_VOTES)}`.execute(trx);
  return rows;
}

/** Whether most of these people were found together before. */
async function isKnown(trx: Transaction<Tables>, people: readonly string[], since: Date): Promise<boolean> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::integer as known from duel_ring_member
    where player_id = any(${people}::uuid[]) and found_at > ${since}
    group by ring_id order by known desc limit 1`.execute(trx);
  return (rows[0]?.known ?? 0) * 2 > people.length;
}
