import { sql } from 'kysely';
import type { Db, Executor } from '~/platform/database/database.server';
import type { Arena } from '~/progress/arenas';
import { type LevelProgress, levelProgress } from '~/progress/level';
import type { ProgressService } from '~/progress/progress.server';
import type { Board } from '~/progress/progress.tables';

/** Rows that a leaderboard shows. */
export const BOARD_SIZE = 100;

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

export interface LeaderboardService {
  /**
   * The players at the top of a board: more first, and among equals whoever got there earlier.
   * @see docs/product/leaderboard.md
   */
  globalBoard(options: { board: Board; limit?: number }): Promise<BoardRow[]>;
  /** The first players of all, for the home page. */
  topGladiators(limit: number): Promise<{ rank: number; name: string; xp: number }[]>;
  /** How one player stands. */
  personal(playerId: string): Promise<PersonalStanding>;
}

export interface PersonalStanding {
  /** Among all, from 1; undefined while they have no XP. */
  rank: number | undefined;
  xp: number;
  level: LevelProgress;
  gamesPlayed: number;
  storiesPublished: number;
}

/** Makes the reader of leaderboards. */
export function createLeaderboardService({ db, progress }: { db: Db; progress: ProgressService }): LeaderboardService {
  const globalBoard = async ({ board, limit = BOARD_SIZE }: { board: Board; limit?: number }): Promise<BoardRow[]> => {
    const rows = await boardQuery(db, board, limit).execute();
    return rows.map((row, place) => ({
      rank: place + 1,
      playerId: row.player_id,
      name: row.name,
      score: row.score,
      gameType: row.game_type ?? undefined,
    }));
  };
  return {
    globalBoard,
    topGladiators: async (limit) =>
      (await globalBoard({ board: 'all', limit })).map(({ rank, name, score }) => ({ rank, name, xp: score })),
    async personal(playerId) {
      const [{ xp, gamesPlayed, storiesPublished }, rank] = await Promise.all([progress.progressOf(playerId), progress.standing(playerId)]);
      return { rank, xp, level: levelProgress(xp), gamesPlayed, storiesPublished };
    },
  };
}

/** The query behind a board, for whoever wants to know how the database goes about it. */
export function boardQuery(executor: Executor, board: Board, limit: number) {
  return (
    executor
      .selectFrom('board_row')
      .innerJoin('player', 'player.id', 'board_row.player_id')
      .select(['board_row.player_id', 'player.name', 'board_row.score'])
      .select((board === 'all' ? mainArena() : sql<Arena | null>`null`).as('game_type'))
      .where('board_row.board', '=', board)
      // Literal, so that the planner always sees that the index of those with a score serves.
      .where('board_row.score', '>', sql.lit(0))
      .orderBy('board_row.score', 'desc')
      .orderBy('board_row.reached_at')
      .orderBy('board_row.player_id')
      .limit(limit)
  );
}

function mainArena() {
  return sql<Arena | null>`(
    select arena from arena_progress
    where arena_progress.player_id = board_row.player_id and arena_progress.xp_sum > 0
    order by xp_sum desc, reached_at, arena limit 1)`;
}
