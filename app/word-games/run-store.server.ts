import { type Selectable, sql } from 'kysely';
import type { Db, Executor } from '~/platform/database/database.server';
import type { RunOwner } from './referee-types';
import type { GameId, ScoredState, Verdict } from './word-game';
import type { GameRunTable, StoredMove } from './word-games.tables';

/** A run as the referee works with it. */
export interface Run {
  id: string;
  game: GameId;
  owner: RunOwner;
  dailyOn: string | undefined;
  state: ScoredState;
  moveCount: number;
  acceptedMoves: number;
  startedAt: Date;
  endsAt: Date;
  settledAt: Date | undefined;
  /** XP, once settled. */
  xp: number;
  /** What the last move came to, for one that is sent again. */
  lastVerdict: Verdict | undefined;
}

/** What one move changes. */
export interface MoveRecord extends StoredMove {
  state: ScoredState;
  verdict: Verdict;
  accepted: boolean;
}

const columns = [
  'id',
  'game',
  'player_id',
  'guest_id',
  'daily_on',
  'state',
  'move_count',
  'accepted_moves',
  'started_at',
  'ends_at',
  'settled_at',
  'xp',
] as const;

type RunRow = Pick<Selectable<GameRunTable>, (typeof columns)[number]>;

/** Reads a run. */
export async function loadRun(executor: Executor, runId: string): Promise<Run | undefined> {
  const row = await executor
    .selectFrom('game_run')
    .select(columns)
    .select(sql<{ verdict?: Verdict } | null>`moves -> -1`.as('last_move'))
    .where('id', '=', runId)
    .executeTakeFirst();
  return row && runOf(row, row.last_move?.verdict);
}

export function runOf(row: RunRow, lastVerdict?: Verdict): Run {
  return {
    id: row.id,
    game: row.game,
    owner: row.player_id ? { playerId: row.player_id } : { guestId: row.guest_id ?? '' },
    dailyOn: row.daily_on ?? undefined,
    state: row.state as ScoredState,
    moveCount: row.move_count,
    acceptedMoves: row.accepted_moves,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    settledAt: row.settled_at ?? undefined,
    xp: row.xp ?? 0,
    lastVerdict,
  };
}

/**
 * Stores a move in one statement, if the run still stands where `run` does.
 * @returns whether it did.
 */
export async function storeMove(db: Db, run: Run, record: MoveRecord): Promise<boolean> {
  const { state, accepted, ...stored } = record;
  const { numUpdatedRows } = await db
    .updateTable('game_run')
    .set({
      state: JSON.stringify(state),
      moves: sql<string>`moves || ${JSON.stringify([stored])}::jsonb`,
      move_count: record.number,
      accepted_moves: run.acceptedMoves + (accepted ? 1 : 0),
      score: state.score,
    })
    .where('id', '=', run.id)
    .where('move_count', '=', run.moveCount)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be a run's id. */
export function isRunId(text: string): boolean {
  return RUN_ID.test(text);
}

/** Stores a run that has just been dealt. */
export async function storeRun(db: Db, run: Run, puzzleKeys: string[]): Promise<void> {
  await db
    .insertInto('game_run')
    .values({
      id: run.id,
      game: run.game,
      player_id: 'playerId' in run.owner ? run.owner.playerId : null,
      guest_id: 'guestId' in run.owner ? run.owner.guestId : null,
      daily_on: run.dailyOn ?? null,
      deal: JSON.stringify(run.state),
      state: JSON.stringify(run.state),
      moves: '[]',
      puzzle_keys: puzzleKeys,
      started_at: run.startedAt,
      ends_at: run.endsAt,
      settled_at: null,
      xp: null,
    })
    .execute();
}

/** The newest unsettled run of an owner's in a game. */
export async function openRunOf(db: Db, game: GameId, owner: RunOwner): Promise<Run | undefined> {
  const row = await ownedRuns(db, game, owner).select(columns).where('settled_at', 'is', null).limit(1).executeTakeFirst();
  return row && runOf(row);
}

/** Keys of the puzzles of an owner's last runs of a game. */
export async function recentPuzzleKeys(db: Db, game: GameId, owner: RunOwner, runs: number): Promise<Set<string>> {
  const rows = await ownedRuns(db, game, owner).select('puzzle_keys').limit(runs).execute();
  return new Set(rows.flatMap((row) => row.puzzle_keys));
}

function ownedRuns(db: Db, game: GameId, owner: RunOwner) {
  const runs = db.selectFrom('game_run').where('game', '=', game).orderBy('started_at', 'desc');
  return 'playerId' in owner ? runs.where('player_id', '=', owner.playerId) : runs.where('guest_id', '=', owner.guestId);
}
