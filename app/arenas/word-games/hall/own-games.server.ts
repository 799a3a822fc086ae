import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { GameId } from '../games/games';
import { isEarlier } from '../referee/played-games.server';
import type { RunOwner } from '../referee/referee-types';

/** What a player has reached in a game. */
export interface OwnGame {
  best: number;
  /** Whether that was under earlier rules. */
  earlier: boolean;
  /** When their last settled run began. */
  playedAt: Date;
}

/** What a player has reached in each game they have played. */
export async function ownGames(executor: Executor, playerId: string): Promise<Map<GameId, OwnGame>> {
  const { rows } = await sql<{ game: GameId; best_score: number; rules: number; started_at: Date }>`
    select game_best.game, game_best.best_score, game_best.rules, latest.started_at
    from game_best cross join lateral (
      select started_at from game_run
      where game_run.player_id = ${playerId} and game_run.game = game_best.game and settled_at is not null
      order by started_at desc limit 1
    ) as latest
    where game_best.player_id = ${playerId}`.execute(executor);
  return new Map(
    rows.map(({ game, best_score, rules, started_at }) => [
      game,
      { best: best_score, earlier: isEarlier(game, rules), playedAt: started_at },
    ]),
  );
}

/** The games whose pages have a run of the owner's that goes on; one of the daily set or of a room of words goes on there. */
export async function runningGames(executor: Executor, owner: RunOwner, now: Date): Promise<GameId[]> {
  const runs = executor
    .selectFrom('game_run')
    .select('game')
    .distinct()
    .where('settled_at', 'is', null)
    .where('ends_at', '>', now)
    .where('daily_on', 'is', null)
    .where('room_id', 'is', null);
  const own = 'playerId' in owner ? runs.where('player_id', '=', owner.playerId) : runs.where('guest_id', '=', owner.guestId);
  return (await own.execute()).map(({ game }) => game);
}
