import { sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor } from '~/platform/database/database.server';
import { gameRules } from '../games/game-rules';
import { GAME_IDS, type GameId, games } from '../games/games';
import { pointsSince } from '../games/word-game';
import { gameList } from '../hall/game-list.server';

/** For how long progress is shown, in weeks: half a year. */
const WEEKS = 26;

/** From which version of the rules on the points of a row's game are compared. */
const sinceRules = sql`case game ${sql.join(
  GAME_IDS.map((game) => sql`when ${sql.lit(game)} then ${sql.lit(pointsSince(gameRules[game]))}`),
  sql` `,
)} end`;

/** A best score. */
export interface BestScore {
  score: number;
  /** Whether it was reached under earlier rules, whose points are not compared with those of today. */
  earlier: boolean;
}

/** Whether points of a version of a game's rules are not compared with those of today. */
export function isEarlier(game: GameId, rules: number): boolean {
  return rules < pointsSince(gameRules[game]);
}

/** A game that a player has played. */
export interface PlayedGame {
  id: GameId;
  title: string;
  best: number;
  /** Whether that was under earlier rules. */
  earlier: boolean;
  /** How many runs they have settled. */
  runs: number;
}

/** A week with runs of a game. */
interface PlayedWeek {
  /** Its Monday, in UTC. */
  monday: string;
  /** The score in the middle of its runs. */
  score: number;
}

/** The same with a good run's points, and how the player did by weeks, the oldest first. */
export interface GameHistory extends PlayedGame {
  par: number;
  weeks: PlayedWeek[];
}

/** A player's best score in each game they have played, in the games' own order. */
export async function bestScores(executor: Executor, playerId: string): Promise<PlayedGame[]> {
  const rows = await executor
    .selectFrom('game_best')
    .select(['game', 'best_score', 'runs', 'rules'])
    .where('player_id', '=', playerId)
    .execute();
  return gameList.flatMap(({ id, title }) => {
    const row = rows.find(({ game }) => game === id);
    return row ? [{ id, title, best: row.best_score, earlier: isEarlier(id, row.rules), runs: row.runs }] : [];
  });
}

/** In how many of the games a player has scored. */
export async function gamesScoredIn(executor: Executor, playerId: string): Promise<number> {
  const { games } = await executor
    .selectFrom('game_best')
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where('player_id', '=', playerId)
    .where('game', 'in', GAME_IDS)
    .where('best_score', '>', 0)
    .executeTakeFirstOrThrow();
  return games;
}

/**
 * The games that a player has played, with their weeks of the last half year. Runs that were abandoned, do not count, answer a
 * challenge, play a past set or were played under earlier rules say nothing of their player's progress; those of shorter rounds count as whole ones would.
 */
export async function gameHistories(executor: Executor, playerId: string, now: Date): Promise<GameHistory[]> {
  const since = new Date(now.getTime() - WEEKS * 7 * DAY_MS);
  const [played, { rows }] = await Promise.all([
    bestScores(executor, playerId),
    sql<PlayedWeek & { game: GameId }>`
      select game, date_trunc('week', started_at at time zone 'UTC')::date as monday,
        percentile_cont(0.5) within group (order by round(score / coalesce(share, 1))) as score
      from game_run
      where player_id = ${playerId} and started_at >= ${since}::timestamptz and settled_at is not null and move_count > 0
        and fault is null and challenge_id is null and past_on is null and abandoned is not true and rules >= ${sinceRules}
      group by game, monday order by monday`.execute(executor),
  ]);
  return played.map((game) => ({
    ...game,
    par: games[game.id].par,
    weeks: rows.filter((row) => row.game === game.id).map(({ monday, score }) => ({ monday, score })),
  }));
}
