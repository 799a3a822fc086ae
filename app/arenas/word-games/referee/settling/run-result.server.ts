import type { Db } from '~/platform/database/database.server';
import { levelProgress } from '~/progress/level';
import type { GameId } from '../../games/games';
import type { WordGame } from '../../games/word-game';
import { faultTexts } from '../../texts';
import type { RunResult } from '../moves.contract';
import type { Run } from '../run-store.server';
import { earningRunsLeft } from './earning-runs.server';
import type { SettlingProgress } from './settle-run.server';

/** The outcome of a settled run, with its player's current best score and progress. */
export async function resultOf(db: Db, progress: SettlingProgress, game: WordGame, run: Run): Promise<RunResult> {
  const { score } = run.state;
  const unsolved = game.unsolved(run.state);
  const fault = run.fault && faultTexts[run.fault];
  if (!('playerId' in run.owner)) return { score, xp: 0, isBest: false, unsolved, fault };
  const { playerId } = run.owner;
  const [best, { xp }, earningLeft] = await Promise.all([
    bestOf(db, playerId, run.game),
    progress.progressOf(playerId),
    run.dailyOn ? undefined : earningRunsLeft(db, playerId, run.game, run.startedAt),
  ]);
  return {
    score,
    xp: run.xp,
    best: best?.best_score ?? 0,
    isBest: score > 0 && !fault && best !== undefined && best.reached_at.getTime() === run.settledAt?.getTime(),
    unsolved,
    progress: { xp, ...levelProgress(xp) },
    fault,
    earningLeft,
  };
}

/** A player's best score in a game; undefined before their first run. */
export async function bestScoreOf(db: Db, playerId: string, game: GameId): Promise<number | undefined> {
  return (await bestOf(db, playerId, game))?.best_score;
}

function bestOf(db: Db, playerId: string, game: GameId) {
  return db
    .selectFrom('game_best')
    .select(['best_score', 'reached_at'])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .executeTakeFirst();
}
