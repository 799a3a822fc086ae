import type { Db } from '~/platform/database/database.server';
import type { PlayedMove } from '../../fair-play/played-move';
import type { GameId } from '../../games/games';
import type { Games } from '../run-store.server';
import { replay } from './replay';
import { type ScoreCurve, scoreCurve } from './score-curve';
import { readRun } from './stored-run';

/**
 * How the score of a player's best run of a game grew; undefined before their first run with a score. Best runs of
 * earlier versions, which stored no curve, are replayed.
 */
export async function ghostOf(db: Db, games: Games, playerId: string, game: GameId): Promise<ScoreCurve | undefined> {
  const best = await db
    .selectFrom('game_best')
    .select(['best_score', 'reached_at', 'curve'])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .executeTakeFirst();
  if (!best || best.best_score === 0) return undefined;
  if (best.curve) return best.curve;
  const run = await db
    .selectFrom('game_run')
    .select(['game', 'rules', 'deal', 'moves'])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where('settled_at', '=', best.reached_at)
    .executeTakeFirst();
  const moves: PlayedMove[] = [];
  if (run) {
    const read = readRun(games, run);
    replay(read.rules, read.deal, read.moves, (move) => moves.push(move));
  }
  const curve = scoreCurve(moves);
  return curve.length > 0 ? curve : undefined;
}
