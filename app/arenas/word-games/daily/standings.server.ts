import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { GameId } from '../games/games';
import { COUNTED_PLAYERS, type Standing } from './standing';

/** Longer than any run, in ms: the largest integer that the database has. */
const LONGEST_MS = 2_147_483_647;

/** How a player stands on a day: with all games and in each game that counts. */
export interface DayStandings {
  /** Undefined before the first run that counts. */
  all: Standing | undefined;
  games: ReadonlyMap<GameId, Standing>;
}

/** The time of a run's set, for comparing: one that was not finished took longest. */
const timeOf = (run: 'own' | 'run') => sql`coalesce(${sql.ref(`${run}.finished_ms`)}, ${sql.lit(LONGEST_MS)})`;

/**
 * Compares a player's runs of a day with those of the day's other players, hidden people left out. Of more than 1,000
 * others it takes those with the lowest random ids, a fair sample that costs the same on every day. As on the boards, of
 * equal points the shorter time is ahead.
 */
export async function standingsOf(executor: Executor, day: string, playerId: string): Promise<DayStandings> {
  const others = sql`(
    select daily_score.player_id, daily_score.score, daily_score.played_ms from daily_score join player on player.id = daily_score.player_id
    where daily_on = ${day}::date and player.hidden_at is null and daily_score.player_id <> ${playerId}::uuid
    order by daily_score.player_id limit ${sql.lit(COUNTED_PLAYERS)})`;
  const [{ rows: days }, { rows: games }] = await Promise.all([
    sql<Standing>`
      select
        (count(others.score) + 1)::integer as players,
        (count(*) filter (where (others.score, own.played_ms) < (own.score, others.played_ms)))::integer as below,
        (count(*) filter (where (others.score, own.played_ms) > (own.score, others.played_ms)))::integer as above
      from daily_score as own left join ${others} as others on true
      where own.daily_on = ${day}::date and own.player_id = ${playerId}::uuid
      group by own.player_id`.execute(executor),
    sql<Standing & { game: GameId }>`
      select own.game,
        (count(run.score) + 1)::integer as players,
        (count(*) filter (where (run.score, ${timeOf('own')}) < (own.score, ${timeOf('run')})))::integer as below,
        (count(*) filter (where (run.score, ${timeOf('own')}) > (own.score, ${timeOf('run')})))::integer as above
      from game_run as own left join (${others} as others join game_run as run on run.player_id = others.player_id)
        on run.game = own.game and run.daily_on = ${day}::date and run.settled_at is not null and run.fault is null
      where own.player_id = ${playerId}::uuid and own.daily_on = ${day}::date and own.settled_at is not null and own.fault is null
      group by own.game`.execute(executor),
  ]);
  return { all: days[0], games: new Map(games.map(({ game, ...standing }) => [game, standing])) };
}
