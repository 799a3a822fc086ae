import type { Selectable } from 'kysely';
import type { Db, Executor } from '~/platform/database/database.server';
import type { RunOwner } from './referee-types';
import type { GameRunTable, StoredMove } from './word-games.tables';
import type { GameId, ScoredState, Verdict } from './word-game';

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
    .select((run) => run.ref('moves', '->').at('last').as('last_move'))
    .where('id', '=', runId)
    .executeTakeFirst();
  return row && runOf(row, (row.last_move as { verdict?: Verdict } | null)?.verdict);
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
    .set((row) => ({
      state: JSON.stringify(state),
      moves: row('moves', '||', JSON.stringify([stored]) as never),
      move_count: record.number,
      accepted_moves: run.acceptedMoves + (accepted ? 1 : 0),
      score: state.score,
    }))
    .where('id', '=', run.id)
    .where('move_count', '=', run.moveCount)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
