import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import type { RankStepTable } from '../leaderboard.tables';
import type { BoardPosition } from './board-cursor';

/** Ranks up to here are counted exactly on each request. */
const EXACT_UP_TO = 10_000;
/** Below that, a snapshot stores every 250th rank. */
const STEP = 250;
/** A snapshot older than this is renewed in the background, in ms. */
const RENEW_AFTER_MS = 30_000;
/** A snapshot older than this is not used, in ms. */
const MAX_AGE_MS = MINUTE_MS;
/** Limit for counting down from the step above a position: more than a step, as rows come and go between snapshots. */
const MAX_COUNTED = 5_000;

export interface Rank {
  /** From 1. */
  rank: number;
  /** When it was counted, for a rank from a snapshot; undefined for an exact one. */
  countedAt: Date | undefined;
}

interface RanksDependencies {
  db: Db;
  clock: Clock;
  /** Called when a snapshot could not be renewed; the older one is used until it expires. */
  onFailure(error: unknown): void;
  exactUpTo?: number;
  step?: number;
}

export interface Ranks {
  /** The rank of a position on a board. @see docs/decisions/0010-xp-ledger.md */
  rankOf(board: string, position: BoardPosition): Promise<Rank>;
  /** How many on a board have as many points as a position and stand above it. */
  equalsAbove(board: string, position: BoardPosition): Promise<number>;
  /** Takes snapshots of all boards larger than the exact ranks, unless they are recent. */
  renewAll(boards: readonly string[]): Promise<void>;
}

/** Creates the rank counter. */
export function createRanks({ db, clock, onFailure, exactUpTo = EXACT_UP_TO, step = STEP }: RanksDependencies): Ranks {
  /** One renewal of each board at a time in a process; processes wait for each other in the database. */
  const underWay = new Map<string, Promise<void>>();

  function renew(board: string): Promise<void> {
    const running = underWay.get(board) ?? takeSnapshot(db, board, clock.now(), { exactUpTo, step });
    underWay.set(board, running);
    return running.finally(() => underWay.delete(board));
  }

  /** The step above a position, from a snapshot that is recent enough. */
  async function freshStep(board: string, position: BoardPosition, found: StepAbove | undefined): Promise<StepAbove> {
    const age = ageOf(found);
    if (found && age <= MAX_AGE_MS) {
      if (age > RENEW_AFTER_MS) renew(board).catch(onFailure);
      return found;
    }
    await renew(board);
    return (await stepAbove(db, board, position)) ?? { takenAt: clock.now(), step: undefined };
  }

  const ageOf = (found: StepAbove | undefined) => (found ? clock.now().getTime() - found.takenAt.getTime() : Number.POSITIVE_INFINITY);

  return {
    async rankOf(board, position) {
      const found = await stepAbove(db, board, position);
      // Rows may have left since the snapshot, so steps just below the exact ranks are unreliable.
      const isBelow = ageOf(found) <= MAX_AGE_MS && (found?.step?.rank ?? 0) >= exactUpTo + step;
      const above = isBelow ? exactUpTo : await countAbove(db, board, position, exactUpTo);
      if (above < exactUpTo) return { rank: above + 1, countedAt: undefined };
      const { takenAt, step: nearest } = await freshStep(board, position, found);
      const rank = nearest ? nearest.rank + (await countBetween(db, board, nearest, position)) + 1 : 0;
      return { rank: Math.max(exactUpTo + 1, rank), countedAt: takenAt };
    },
    equalsAbove: (board, position) => countEqualsAbove(db, board, position, exactUpTo),
    async renewAll(boards) {
      for (const board of boards) await renew(board);
    },
  };
}

/** When a board's snapshot was taken, and the lowest of its steps above a position. */
interface StepAbove {
  takenAt: Date;
  step: RankStep | undefined;
}

type RankStep = Pick<RankStepTable, 'rank' | 'score' | 'reached_at'>;

async function stepAbove(executor: Executor, board: string, { score, reachedAt }: BoardPosition): Promise<StepAbove | undefined> {
  const { rows } = await sql<{ taken_at: Date } & { [Column in keyof RankStep]: RankStep[Column] | null }>`
    select taken_at, step.* from rank_snapshot
    left join lateral (
      select rank, score, reached_at from rank_step
      where board = rank_snapshot.board and score >= ${score} and (score > ${score} or reached_at < ${reachedAt})
      order by score, reached_at desc, rank desc limit 1) as step on true
    where board = ${board}`.execute(executor);
  const [row] = rows;
  if (!row) return undefined;
  const { taken_at: takenAt, rank, score: from, reached_at } = row;
  return { takenAt, step: rank !== null && from !== null && reached_at !== null ? { rank, score: from, reached_at } : undefined };
}

/** Counts rows above a position, up to `limit` each for those with more points and for those with equal points. */
async function countAbove(
  executor: Executor,
  board: string,
  { score, reachedAt, playerId }: BoardPosition,
  limit: number,
): Promise<number> {
  const more = counted(board, sql`score > ${score}`, limit);
  const earlier = counted(board, equalAbove({ score, reachedAt, playerId }), limit);
  const { rows } = await sql<{ above: number }>`select ${more} + ${earlier} as above`.execute(executor);
  return rows[0]?.above ?? 0;
}

const equalAbove = ({ score, reachedAt, playerId }: BoardPosition) =>
  sql`score = ${score} and (reached_at, player_id) < (${reachedAt}, ${playerId})`;

async function countEqualsAbove(executor: Executor, board: string, position: BoardPosition, limit: number): Promise<number> {
  const { rows } = await sql<{ above: number }>`select ${counted(board, equalAbove(position), limit)} as above`.execute(executor);
  return rows[0]?.above ?? 0;
}

/** Counts rows between a step and a position below it. */
async function countBetween(
  executor: Executor,
  board: string,
  step: RankStep,
  { score, reachedAt, playerId }: BoardPosition,
): Promise<number> {
  const { score: from, reached_at: since } = step;
  const before = sql`(reached_at, player_id) < (${reachedAt}, ${playerId})`;
  const between =
    from === score
      ? [sql`score = ${score} and reached_at > ${since} and ${before}`]
      : [sql`score = ${from} and reached_at > ${since}`, sql`score < ${from} and score > ${score}`, sql`score = ${score} and ${before}`];
  const sum = sql.join(
    between.map((range) => counted(board, range, MAX_COUNTED)),
    sql` + `,
  );
  const { rows } = await sql<{ between: number }>`select ${sum} as between`.execute(executor);
  return rows[0]?.between ?? 0;
}

/** Counts rows of a board in a range of its index, up to `limit`. */
function counted(board: string, range: RawBuilder<unknown>, limit: number): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select from board_row where board = ${board} and score > 0 and not hidden and ${range} limit ${sql.lit(limit)}) as ranged)`;
}

/** Takes a snapshot of a board's steps, unless there is a very recent one. */
async function takeSnapshot(db: Db, board: string, now: Date, { exactUpTo, step }: { exactUpTo: number; step: number }): Promise<void> {
  const { rows } = await sql`
    select from board_row where board = ${board} and score > 0 and not hidden order by score desc offset ${exactUpTo} limit 1`.execute(db);
  if (rows.length === 0) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('rank_snapshot')
      .values({ board, taken_at: new Date(0) })
      .onConflict((conflict) => conflict.column('board').doNothing())
      .execute();
    // Concurrent callers wait here and then find the work done.
    const due = await trx
      .updateTable('rank_snapshot')
      .set({ taken_at: now })
      .where('board', '=', board)
      .where('taken_at', '<=', new Date(now.getTime() - RENEW_AFTER_MS))
      .returning('board')
      .executeTakeFirst();
    if (!due) return;
    await trx.deleteFrom('rank_step').where('board', '=', board).execute();
    await sql`
      insert into rank_step (board, rank, score, reached_at)
      select ${board}, rank, score, reached_at from (
        select score, reached_at, row_number() over (order by score desc, reached_at, player_id) as rank
        from board_row where board = ${board} and score > 0 and not hidden
      ) as ranked
      where rank % ${sql.lit(step)} = 0`.execute(trx);
  });
}
