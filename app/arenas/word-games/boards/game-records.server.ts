import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { GameId } from '../games/games';
import { PERIODS, type Period, periodStart } from './period';

/** Players listed. */
const LISTED = 100;
/** Ranks are counted down to here. */
export const COUNTED_RANKS = 10_000;
/** Records of days and weeks are kept as long, in ms. */
const KEPT_MS = 15 * DAY_MS;

/** A player's best run of a period. */
export interface GameRecord {
  /** From 1; everybody further down has the rank after the last one that is counted. */
  rank: number;
  playerId: string;
  name: string;
  score: number;
}

interface RecordBoard {
  game: GameId;
  period: Period;
  /** A moment in it. */
  at: Date;
}

/** Keeps a run as its player's best of its day, its week and of all time, as far as it is. @param run startedAt: it belongs to that day. */
export async function keepRecords(
  trx: Transaction<Tables>,
  run: { playerId: string; game: GameId; score: number; startedAt: Date; now: Date },
): Promise<void> {
  const { playerId, game, score, startedAt, now } = run;
  if (score === 0) return;
  await trx
    .insertInto('game_record')
    .values(
      PERIODS.map((period) => ({ game, period, starts_on: periodStart(period, startedAt), player_id: playerId, score, reached_at: now })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'game', 'period', 'starts_on'])
        .doUpdateSet((row) => ({ score: row.ref('excluded.score'), reached_at: row.ref('excluded.reached_at') }))
        .whereRef('excluded.score', '>', 'game_record.score'),
    )
    .execute();
}

/** The best runs of a game and period, one of each player; of equals the earlier one stands first. */
export async function bestRuns(executor: Executor, board: RecordBoard): Promise<GameRecord[]> {
  const rows = await records(executor, board)
    .orderBy('game_record.score', 'desc')
    .orderBy('game_record.reached_at')
    .orderBy('game_record.player_id')
    .limit(LISTED)
    .execute();
  return rows.map(({ player_id, name, score }, index) => ({ rank: index + 1, playerId: player_id, name, score }));
}

/** A player's own best run with its rank; undefined for somebody who is not on the board. */
export async function ownBestRun(executor: Executor, board: RecordBoard, playerId: string): Promise<GameRecord | undefined> {
  const own = await records(executor, board).where('game_record.player_id', '=', playerId).executeTakeFirst();
  if (!own) return undefined;
  const above = records(executor, board)
    .clearSelect()
    .select(sql.lit(1).as('above'))
    .where((row) =>
      row.or([
        row('game_record.score', '>', own.score),
        row.and([
          row('game_record.score', '=', own.score),
          sql<boolean>`(game_record.reached_at, game_record.player_id) < (${own.reached_at}, ${playerId})`,
        ]),
      ]),
    )
    .limit(COUNTED_RANKS);
  const { count } = await executor
    .selectFrom(above.as('counted'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rank: Number(count) + 1, playerId, name: own.name, score: own.score };
}

/** Deletes records of days and weeks that nobody can look at any longer. @returns how many. */
export function removeOldRecords(db: Db, now: Date): Promise<number> {
  return removeRows(
    db,
    'game_record',
    sql`period <> 'always' and starts_on < ${periodStart('day', new Date(now.getTime() - KEPT_MS))}::date`,
  );
}

function records(executor: Executor, { game, period, at }: RecordBoard) {
  return executor
    .selectFrom('game_record')
    .innerJoin('player', 'player.id', 'game_record.player_id')
    .select(['game_record.player_id', 'player.name', 'game_record.score', 'game_record.reached_at'])
    .where('game', '=', game)
    .where('period', '=', period)
    .where('starts_on', '=', periodStart(period, at))
    .where('player.hidden_at', 'is', null);
}
