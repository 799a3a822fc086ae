import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { contestsOf, type Ladder } from './ladders';
import { RATING_BOARDS, renewBoard } from './ratings-board.server';
import { rated, type Skill, UNKNOWN } from './skill';
import { atTime, type StoredSkill } from './stored-skill';

/** Contests read at a time. */
const BATCH = 500;

/**
 * Lets the contests of a source, such as a room, count no longer, or count again, and works out the ladder from all others.
 * @returns whether that changed anything.
 */
export function reverseContests(
  { db, clock }: { db: Db; clock: Clock },
  { ladder, sourceId, reversed }: { ladder: Ladder; sourceId: string; reversed: boolean },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockLadders(trx);
    const moved = await trx
      .updateTable('skill_contest')
      .set({ reversed_at: reversed ? clock.now() : null })
      .where('ladder', '=', ladder)
      .where('source_id', '=', sourceId)
      .where('reversed_at', reversed ? 'is' : 'is not', null)
      .returning('id')
      .execute();
    if (moved.length > 0) await replay(trx, ladder, clock.now());
    return moved.length > 0;
  });
}

/**
 * The same for some contests, in a transaction under way.
 * @returns those that it changed.
 */
export async function reverseSome(
  trx: Transaction<Tables>,
  { ladder, contestIds, reversed, now }: { ladder: Ladder; contestIds: readonly string[]; reversed: boolean; now: Date },
): Promise<string[]> {
  if (contestIds.length === 0) return [];
  await lockLadders(trx);
  const moved = await trx
    .updateTable('skill_contest')
    .set({ reversed_at: reversed ? now : null })
    .where('ladder', '=', ladder)
    .where('id', 'in', [...contestIds])
    .where('reversed_at', reversed ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  if (moved.length > 0) await replay(trx, ladder, now);
  return moved.map(({ id }) => id);
}

/** Works a ladder out again from its contests; where nothing was reversed, it comes to the same. */
export function replayLadder({ db, clock }: { db: Db; clock: Clock }, ladder: Ladder): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockLadders(trx);
    await replay(trx, ladder, clock.now());
  });
}

/** Nobody is rated meanwhile. */
async function lockLadders(trx: Transaction<Tables>): Promise<void> {
  await sql`lock table skill_contest in share row exclusive mode`.execute(trx);
}

interface PastResult {
  contest_id: string;
  rated_at: Date;
  part: number;
  number: number;
  player_id: string | null;
  place: number;
  mean_before: number;
  deviation_before: number;
}

async function replay(trx: Transaction<Tables>, ladder: Ladder, now: Date): Promise<void> {
  const skills = new Map<string, StoredSkill>();
  for await (const results of pastContests(trx, ladder)) await rateAgain(trx, ladder, results, skills);
  await trx.deleteFrom('skill').where('ladder', '=', ladder).execute();
  const standing = [...skills.values()];
  for (let from = 0; from < standing.length; from += BATCH) {
    const some = standing.slice(from, from + BATCH);
    await trx
      .insertInto('skill')
      .values(
        some.map(({ playerId, mean, deviation, contests, ratedAt }) => ({
          ...{ ladder, player_id: playerId, mean, deviation, contests, rated_at: ratedAt },
        })),
      )
      .execute();
  }
  await trx.deleteFrom('board_row').where('board', '=', RATING_BOARDS[ladder].id).execute();
  await renewBoard(trx, ladder, [...skills.keys()], now);
}

/** The contests of a ladder that count, in their order, each with its results. */
async function* pastContests(trx: Transaction<Tables>, ladder: Ladder): AsyncGenerator<PastResult[]> {
  let last: number | undefined;
  for (;;) {
    const all = trx.selectFrom('skill_contest').select(['id', 'number']).where('ladder', '=', ladder).where('reversed_at', 'is', null);
    const contests = await (last === undefined ? all : all.where('number', '>', last)).orderBy('number').limit(BATCH).execute();
    if (contests.length === 0) return;
    last = contests.at(-1)?.number;
    const rows = await trx
      .selectFrom('skill_result')
      .innerJoin('skill_contest', 'skill_contest.id', 'skill_result.contest_id')
      .select(['contest_id', 'skill_contest.rated_at', 'skill_contest.part', 'skill_result.number', 'player_id', 'place'])
      .select(['mean_before', 'deviation_before'])
      .where(
        'contest_id',
        'in',
        contests.map(({ id }) => id),
      )
      .orderBy('skill_result.number')
      .execute();
    const byContest = Map.groupBy(rows, ({ contest_id }) => contest_id);
    for (const { id } of contests) yield byContest.get(id) ?? [];
  }
}

/** Rates a contest as it was; those who have left are as good as they were then. */
async function rateAgain(
  trx: Transaction<Tables>,
  ladder: Ladder,
  results: readonly PastResult[],
  skills: Map<string, StoredSkill>,
): Promise<void> {
  const [first] = results;
  if (!first) return;
  const at = first.rated_at;
  const before = results.map(({ player_id, mean_before, deviation_before }): Skill => {
    if (player_id === null) return { mean: mean_before, deviation: deviation_before };
    return atTime(skills.get(player_id), at);
  });
  const after = rated(
    before,
    results.map(({ place }) => place),
  );
  for (const [index, { contest_id, number, player_id }] of results.entries()) {
    const [was, is] = [before[index] ?? UNKNOWN, after[index] ?? UNKNOWN];
    await trx
      .updateTable('skill_result')
      .set({ mean_before: was.mean, deviation_before: was.deviation, mean: is.mean, deviation: is.deviation })
      .where('contest_id', '=', contest_id)
      .where('number', '=', number)
      .where(
        sql<boolean>`(mean_before, deviation_before, mean, deviation) is distinct from (${was.mean}::float8, ${was.deviation}::float8, ${is.mean}::float8, ${is.deviation}::float8)`,
      )
      .execute();
    if (player_id === null) continue;
    const contests = (skills.get(player_id)?.contests ?? 0) + contestsOf(ladder, first.part);
    skills.set(player_id, { playerId: player_id, ...is, contests, ratedAt: at });
  }
}
