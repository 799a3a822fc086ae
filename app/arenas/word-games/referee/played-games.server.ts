import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { GameId } from '../games/games';
import { gameList } from '../hall/game-list.server';

/** The most runs of each game to list, newest first. */
const RUNS = 30;

/** A game that a player has played. */
export interface PlayedGame {
  id: GameId;
  title: string;
  best: number;
  /** How many runs they have settled. */
  runs: number;
}

/** The same with its latest runs, oldest first. */
export interface GameHistory extends PlayedGame {
  latest: { score: number; at: Date }[];
}

/** A player's best score in each game they have played, in the games' own order. */
export async function bestScores(executor: Executor, playerId: string): Promise<PlayedGame[]> {
  const rows = await executor.selectFrom('game_best').select(['game', 'best_score', 'runs']).where('player_id', '=', playerId).execute();
  return gameList.flatMap(({ id, title }) => {
    const row = rows.find(({ game }) => game === id);
    return row ? [{ id, title, best: row.best_score, runs: row.runs }] : [];
  });
}

/** The games that a player has played, with their latest 30 runs each. */
export async function gameHistories(executor: Executor, playerId: string): Promise<GameHistory[]> {
  const [games, { rows }] = await Promise.all([
    bestScores(executor, playerId),
    sql<{ game: GameId; score: number; started_at: Date }>`
      select latest.game, latest.score, latest.started_at
      from game_best cross join lateral (
        select game, score, started_at from game_run
        where game_run.player_id = ${playerId} and game_run.game = game_best.game and settled_at is not null
        order by started_at desc limit ${RUNS}
      ) as latest
      where game_best.player_id = ${playerId}
      order by latest.started_at`.execute(executor),
  ]);
  return games.map((game) => ({
    ...game,
    latest: rows.filter((row) => row.game === game.id).map((row) => ({ score: row.score, at: row.started_at })),
  }));
}
