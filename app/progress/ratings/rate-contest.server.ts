import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { contestsOf, type Ladder } from './ladders';
import { renewBoard } from './ratings-board.server';
import { rated, UNKNOWN } from './skill';
import { atTime, type StoredSkill } from './stored-skill';

/** A contest between people, and how it ended. */
export interface Contest {
  ladder: Ladder;
  /** What it was, such as a room. */
  sourceId: string;
  /** Which one of its source's, such as a round or a vote, from 1. */
  part: number;
  /** Those who took part; places count from 1 and are equal for those who did equally well. */
  placed: readonly { playerId: string; place: number }[];
  /** Whether those who took part learn how it went later, each by `showResults`. */
  withheld?: boolean;
}

/**
 * Rates a contest, within the transaction that decides it; the same contest counts once. Locks those who took part, in the order
 * of their ids.
 * @see docs/product/skill-ratings.md
 */
export async function rateContest(
  trx: Transaction<Tables>,
  { ladder, sourceId, part, placed, withheld = false }: Contest,
  now: Date,
): Promise<void> {
  if (placed.length < 2) return;
  const people = placed.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
  const ids = people.map(({ playerId }) => playerId);
  // Before those who took part are locked: who works a ladder out again waits for the contests, then for all on the ladder.
  await sql`lock table skill_contest in row exclusive mode`.execute(trx);
  const stored = await lockSkills(trx, ladder, ids, now);
  // Once they are locked, so that contests have their numbers in the order in which they are rated.
  const contest = await trx
    .insertInto('skill_contest')
    .values({ id: randomUUID(), ladder, source_id: sourceId, part, rated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!contest) return;
  const before = people.map(({ playerId }) => atTime(stored.get(playerId), now));
  const after = rated(
    before,
    people.map(({ place }) => place),
  );
  const results = people.map(({ playerId, place }, index) => ({
    ...{ playerId, place, before: before[index] ?? UNKNOWN, after: after[index] ?? UNKNOWN },
    contests: (stored.get(playerId)?.contests ?? 0) + contestsOf(ladder, part),
  }));
  await trx
    .insertInto('skill_result')
    .values(
      results.map(({ playerId, place, before: was, after: is }, number) => ({
        ...{ contest_id: contest.id, number, player_id: playerId, place, withheld },
        ...{ mean_before: was.mean, deviation_before: was.deviation, mean: is.mean, deviation: is.deviation },
      })),
    )
    .execute();
  for (const { playerId, after: is, contests } of results) {
    await trx
      .updateTable('skill')
      .set({ mean: is.mean, deviation: is.deviation, contests, rated_at: now })
      .where('ladder', '=', ladder)
      .where('player_id', '=', playerId)
      .execute();
  }
  if (!withheld) await renewBoard(trx, ladder, ids, now);
}

/** @param playerIds in order. */
async function lockSkills(
  trx: Transaction<Tables>,
  ladder: Ladder,
  playerIds: readonly string[],
  now: Date,
): Promise<Map<string, StoredSkill>> {
  const fresh = { ladder, mean: UNKNOWN.mean, deviation: UNKNOWN.deviation, contests: 0, rated_at: now };
  await trx
    .insertInto('skill')
    .values(playerIds.map((player_id) => ({ ...fresh, player_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = await trx
    .selectFrom('skill')
    .selectAll()
    .where('ladder', '=', ladder)
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ player_id: playerId, mean, deviation, contests, rated_at: ratedAt }) => [
      playerId,
      { playerId, mean, deviation, contests, ratedAt },
    ]),
  );
}
