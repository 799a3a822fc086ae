import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { sharedRanks } from '~/progress/shared-ranks';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import { pointsSince } from '../games/word-game';
import type { ScoreCurve } from '../referee/replay/score-curve';
import { PERIODS, type Period, periodStart } from './period';

/** Players listed. */
const LISTED = 100;
/** Ranks are counted down to here. */
export const COUNTED_RANKS = 10_000;
/** Records of days and months are kept as long, in ms. */
const KEPT_MS = 62 * DAY_MS;
/** Behind the time of every finished set, in ms. */
const UNFINISHED = sql.lit(2 ** 31 - 1);

/** A player's best run of a period. */
export interface GameRecord {
  /** From 1; everybody further down has the rank after the last one that is counted. */
  rank: number;
  playerId: string;
  name: string;
  score: number;
  /** In what time its set was finished, in ms of game time; null for one that was not. */
  finishedMs: number | null;
}

/** A settled run that may be its player's best. */
export interface BestRun {
  playerId: string;
  game: GameId;
  /** Since which version of the rules its points mean what they do. */
  rules: number;
  score: number;
  /** In ms of game time; null for a set that was not finished. */
  finishedMs: number | null;
  curve: ScoreCurve;
  /** The run belongs to the periods around this time. */
  startedAt: Date;
  now: Date;
}

export interface RecordBoard {
  game: GameId;
  period: Period;
  /** A moment in it. */
  at: Date;
}

/**
 * Whether the run to be stored is better than the row's: under newer rules, with more points, or with as many in less time.
 * @param score the row's column with its points.
 */
export function isBetterRun(table: 'game_best' | 'game_record', score: 'best_score' | 'score'): RawBuilder<SqlBool> {
  const worthOf = (row: string) => {
    const column = (name: string) => sql.ref(`${row}.${name}`);
    return sql`(${column('rules')}, ${column(score)}, -coalesce(${column('finished_ms')}, ${UNFINISHED}))`;
  };
  return sql<SqlBool>`${worthOf('excluded')} > ${worthOf(table)}`;
}

/** Keeps a run as its player's best of its day, its month and of all time, as far as it is. */
export async function keepRecords(trx: Transaction<Tables>, run: BestRun): Promise<void> {
  const { playerId: player_id, game, rules, score, finishedMs: finished_ms, startedAt, now: reached_at } = run;
  if (score === 0) return;
  const curve = JSON.stringify(run.curve);
  await trx
    .insertInto('game_record')
    .values(
      PERIODS.map((period) => ({
        ...{ game, period, starts_on: periodStart(period, startedAt), player_id },
        ...{ rules, score, finished_ms, curve, reached_at },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'game', 'period', 'starts_on'])
        .doUpdateSet((row) => ({
          rules: row.ref('excluded.rules'),
          score: row.ref('excluded.score'),
          finished_ms: row.ref('excluded.finished_ms'),
          curve: row.ref('excluded.curve'),
          reached_at: row.ref('excluded.reached_at'),
        }))
        .where(isBetterRun('game_record', 'score')),
    )
    .execute();
}

/** The best runs of a game and period, one of each player; of equal points the shorter time stands first, and equals share a rank. */
export async function bestRuns(executor: Executor, board: RecordBoard): Promise<GameRecord[]> {
  const rows = await records(executor, board)
    .orderBy('game_record.score', 'desc')
    .orderBy('game_record.finished_ms')
    .orderBy('game_record.reached_at')
    .orderBy('game_record.player_id')
    .limit(LISTED)
    .execute();
  const ranks = sharedRanks(rows, (one, other) => one.score === other.score && one.finished_ms === other.finished_ms);
  return rows.map((row, index) => recordOf(row, ranks[index] ?? 0));
}

/** A player's own best run there with its rank; undefined where they are not on the board. */
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
          sql<boolean>`coalesce(game_record.finished_ms, ${UNFINISHED}) < coalesce(${own.finished_ms}::integer, ${UNFINISHED})`,
        ]),
      ]),
    )
    .limit(COUNTED_RANKS);
  const { count } = await executor
    .selectFrom(above.as('counted'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return recordOf(own, Number(count) + 1);
}

/** How the score of a player's own best run there grew, and when it was settled; undefined where there is none by today's rules. */
export async function ownBestCurve(
  executor: Executor,
  board: RecordBoard,
  playerId: string,
): Promise<{ curve: ScoreCurve | null; reachedAt: Date } | undefined> {
  const own = await records(executor, board)
    .select(['game_record.curve', 'game_record.reached_at'])
    .where('game_record.player_id', '=', playerId)
    .executeTakeFirst();
  return own && { curve: own.curve, reachedAt: own.reached_at };
}

function recordOf(row: { player_id: string; name: string; score: number; finished_ms: number | null }, rank: number): GameRecord {
  return { rank, playerId: row.player_id, name: row.name, score: row.score, finishedMs: row.finished_ms };
}

/** Deletes records of days and months that nobody can look at any longer. @returns how many. */
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
    .select(['game_record.player_id', 'player.name', 'game_record.score', 'game_record.finished_ms'])
    .where('game', '=', game)
    .where('period', '=', period)
    .where('starts_on', '=', periodStart(period, at))
    .where('game_record.rules', '=', pointsSince(gameRules[game]))
    .where('player.hidden_at', 'is', null);
}
