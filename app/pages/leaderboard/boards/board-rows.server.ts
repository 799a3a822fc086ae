import { type Expression, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { Board } from '~/progress/progress.tables';
import type { Arena } from '~/site/arenas';
import type { BoardPosition } from './board-cursor';

export interface BoardRow {
  /** From 1. */
  rank: number;
  playerId: string;
  name: string;
  /** XP on the board of all games and those of the story arenas; points in word games. */
  score: number;
  /** On the board of all games: the arena that gave most of this player's XP. */
  gameType: Arena | undefined;
}

interface StoredRow {
  player_id: string;
  name: string;
  score: number;
  reached_at: Date;
  game_type: Arena | null;
}

/** The query behind a board's rows in their order, for whoever wants to know how the database goes about it. */
export function boardQuery(executor: Executor, board: Board, limit: number) {
  return boardRows(executor, board)
    .orderBy('board_row.score', 'desc')
    .orderBy('board_row.reached_at')
    .orderBy('board_row.player_id')
    .limit(limit);
}

/**
 * Rows of a board from the top or from below a position.
 * @param limit at most so many.
 */
export async function rowsBelow(
  executor: Executor,
  board: Board,
  position: BoardPosition | undefined,
  limit: number,
): Promise<StoredRow[]> {
  const fromTop = boardQuery(executor, board, limit);
  if (!position) return fromTop.execute();
  const { score, reachedAt, playerId } = position;
  // Two ranges of the index: asked for as one, all equals of the position would be read from their first one on.
  const equals = await fromTop
    .where('board_row.score', '=', score)
    .where(sql<boolean>`(board_row.reached_at, board_row.player_id) > (${reachedAt}, ${playerId})`)
    .execute();
  const left = limit - equals.length;
  if (left <= 0) return equals;
  return [...equals, ...(await boardQuery(executor, board, left).where('board_row.score', '<', score).execute())];
}

/** A player's own row of a board; undefined while they have no points there. */
export function ownStoredRow(executor: Executor, board: Board, playerId: string): Promise<StoredRow | undefined> {
  return boardRows(executor, board).where('board_row.player_id', '=', playerId).executeTakeFirst();
}

function boardRows(executor: Executor, board: Board) {
  return (
    executor
      .selectFrom('board_row')
      .innerJoin('player', 'player.id', 'board_row.player_id')
      .select(['board_row.player_id', 'player.name', 'board_row.score', 'board_row.reached_at'])
      .select(gameType(board, sql.ref('board_row.player_id')).as('game_type'))
      .where('board_row.board', '=', board)
      // Literal, so that the planner always sees that the index of those with a score serves.
      .where('board_row.score', '>', sql.lit(0))
      .where('board_row.hidden', '=', sql.lit(false))
  );
}

/** On the board of all games the arena that gave most of a player's XP, on others nothing. */
export function gameType(board: Board, playerId: Expression<unknown>) {
  if (board !== 'all') return sql<Arena | null>`null`;
  return sql<Arena | null>`(
    select arena from arena_progress
    where arena_progress.player_id = ${playerId} and arena_progress.xp_sum > 0
    order by xp_sum desc, reached_at, arena limit 1)`;
}

/** A stored row with its rank, as pages take it. */
export function ranked(row: StoredRow, rank: number): BoardRow {
  return { rank, playerId: row.player_id, name: row.name, score: row.score, gameType: row.game_type ?? undefined };
}

/** Where a stored row stands. */
export function positionOf(row: StoredRow): BoardPosition {
  return { score: row.score, reachedAt: row.reached_at, playerId: row.player_id };
}
