import { type Expression, sql } from 'kysely';
import { type Role, roleOf } from '~/accounts/roles/role';
import type { Executor } from '~/platform/database/database.server';
import type { Arena } from '~/site/arenas';
import type { BoardPosition } from './board-cursor';
import { EVERYTHING } from './boards';

export interface BoardRow {
  /** From 1. */
  rank: number;
  playerId: string;
  name: string;
  /** What they do for the site; undefined for most. */
  role: Role | undefined;
  /** XP on the overall board and those of the story arenas; points on the board of Word Games. */
  score: number;
  /** On the overall board: the arena that gave most of this player's XP. */
  gameType: Arena | undefined;
}

export interface StoredRow {
  player_id: string;
  name: string;
  role: string | null;
  score: number;
  reached_at: Date;
  game_type: Arena | null;
}

/** The query for a board's rows in order, exported for tests of its plan. */
export function boardQuery(executor: Executor, board: string, limit: number) {
  return boardRows(executor, board)
    .orderBy('board_row.score', 'desc')
    .orderBy('board_row.reached_at')
    .orderBy('board_row.player_id')
    .limit(limit);
}

/**
 * Rows of a board from the top or from below a position.
 * @param limit maximum number of rows.
 */
export async function rowsBelow(
  executor: Executor,
  board: string,
  position: BoardPosition | undefined,
  limit: number,
): Promise<StoredRow[]> {
  const fromTop = boardQuery(executor, board, limit);
  if (!position) return fromTop.execute();
  const { score, reachedAt, playerId } = position;
  // Two ranges of the index: as one range, all rows with equal points would be read from the first one on.
  const equals = await fromTop
    .where('board_row.score', '=', score)
    .where(sql<boolean>`(board_row.reached_at, board_row.player_id) > (${reachedAt}, ${playerId})`)
    .execute();
  const left = limit - equals.length;
  if (left <= 0) return equals;
  return [...equals, ...(await boardQuery(executor, board, left).where('board_row.score', '<', score).execute())];
}

/** A player's own row of a board; undefined while they have no points there. */
export function ownStoredRow(executor: Executor, board: string, playerId: string): Promise<StoredRow | undefined> {
  return boardRows(executor, board).where('board_row.player_id', '=', playerId).executeTakeFirst();
}

function boardRows(executor: Executor, board: string) {
  return (
    executor
      .selectFrom('board_row')
      .innerJoin('player', 'player.id', 'board_row.player_id')
      .select(['board_row.player_id', 'player.name', 'player.role', 'board_row.score', 'board_row.reached_at'])
      .select(gameType(board, sql.ref('board_row.player_id')).as('game_type'))
      .where('board_row.board', '=', board)
      // A literal, so that the planner can always use the partial index of rows with a score.
      .where('board_row.score', '>', sql.lit(0))
      .where('board_row.hidden', '=', sql.lit(false))
  );
}

/** On the overall board the arena that gave most of a player's XP; null on others. */
export function gameType(board: string, playerId: Expression<unknown>) {
  if (board !== EVERYTHING.id) return sql<Arena | null>`null`;
  return sql<Arena | null>`(
    select arena from arena_progress
    where arena_progress.player_id = ${playerId} and arena_progress.xp_sum > 0
    order by xp_sum desc, reached_at, arena limit 1)`;
}

/** A stored row with its rank. */
export function ranked(row: StoredRow, rank: number): BoardRow {
  return { rank, playerId: row.player_id, name: row.name, role: roleOf(row.role), score: row.score, gameType: row.game_type ?? undefined };
}

/** The position of a stored row. */
export function positionOf(row: StoredRow): BoardPosition {
  return { score: row.score, reachedAt: row.reached_at, playerId: row.player_id };
}
