import type { Db } from '~/platform/database/database.server';
import { levelProgress } from '~/progress/level';
import { isRepeatedDeal } from '../../challenges/daily-entries.server';
import { keystonesOf, parOf } from '../../daily/keystones';
import { finishedMs } from '../../fair-play/set-time';
import type { GameId } from '../../games/games';
import type { WordGame } from '../../games/word-game';
import { faultTexts, faultTitles } from '../../texts';
import type { RunResult } from '../moves.contract';
import { type BestScore, isEarlier } from '../played-games.server';
import type { Run } from '../run-store.server';
import { earningRunsLeft } from './earning-runs.server';
import type { SettlingProgress } from './settle-run.server';

/** The outcome of a settled run, with its player's current best score and progress where it counts for them. */
export async function resultOf(db: Db, progress: SettlingProgress, game: WordGame, run: Run): Promise<RunResult> {
  const { score } = run.state;
  const unsolved = game.unsolved(run.state);
  const fault = run.fault && faultTexts[run.fault];
  const deal = { most: game.best?.(run.state), share: run.state.share };
  const about = {
    ...{
      score,
      unsolved,
      fault,
      faultTitle: run.fault && faultTitles[run.fault],
      par: parOf(run.game, deal),
      keystones: keystonesOf(run.game, fault ? 0 : score, deal),
    },
    finishedMs: finishedMs(game, run),
  };
  // An answer to a challenge and a run of a past set earn nothing, and are compared with no best score.
  if (run.pastOn) return { ...about, xp: 0, isBest: false, repeated: await isRepeatedDeal(db, run.id) };
  if (!('playerId' in run.owner) || run.challengeId) return { ...about, xp: 0, isBest: false };
  const { playerId } = run.owner;
  const [best, { xp }, earningLeft] = await Promise.all([
    bestOf(db, playerId, run.game),
    progress.progressOf(playerId),
    run.dailyOn ? undefined : earningRunsLeft(db, playerId, run.game, run.startedAt),
  ]);
  const compared = best && !isEarlier(run.game, best.rules) ? best : undefined;
  return {
    ...about,
    xp: run.xp,
    best: compared?.best_score ?? 0,
    bestMs: compared?.finished_ms ?? undefined,
    earlierBest: (compared ? compared.earlier_score : best?.best_score) ?? undefined,
    isBest: score > 0 && !fault && best !== undefined && best.reached_at.getTime() === run.settledAt?.getTime(),
    progress: { xp, ...levelProgress(xp) },
    earningLeft,
  };
}

/** A player's best score in a game; undefined before their first run. */
export async function bestScoreOf(db: Db, playerId: string, game: GameId): Promise<BestScore | undefined> {
  const best = await bestOf(db, playerId, game);
  return best && { score: best.best_score, earlier: isEarlier(game, best.rules) };
}

function bestOf(db: Db, playerId: string, game: GameId) {
  return db
    .selectFrom('game_best')
    .select(['best_score', 'finished_ms', 'earlier_score', 'reached_at', 'rules'])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .executeTakeFirst();
}
