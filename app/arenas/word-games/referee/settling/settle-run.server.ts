import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { type BestRun, isBetterRun, keepRecords } from '../../boards/game-records.server';
import { challengesWith } from '../../challenges/daily-entries.server';
import { notifyAnswered } from '../../challenges/notify-answered.server';
import { addDailyScore } from '../../daily/daily-board.server';
import { countRefused } from '../../disputes/refused-answers.server';
import type { JudgedRun, RunFault } from '../../fair-play/judge-run';
import { countedPoints } from '../../fair-play/par';
import { finishedMs } from '../../fair-play/set-time';
import { games } from '../../games/games';
import { pointsSince } from '../../games/word-game';
import type { Lexicon } from '../../lexicon/lexicon';
import { loseWords } from '../../lost-words/lost-word-rows.server';
import { scoreCurve } from '../replay/score-curve';
import { type Games, holdOpenRun, type Run } from '../run-store.server';
import { setBoardScores } from './board-score.server';
import { earningRunsLeft } from './earning-runs.server';
import { openReview } from './run-review.server';
import { runXp } from './xp';

export type SettlingProgress = Pick<ProgressService, 'recordXp' | 'countGamePlayed' | 'setScores' | 'progressOf'>;

/** Says why a run does not count, if so. */
export type Judge = (run: JudgedRun) => RunFault | undefined;

/** What a run is settled with. */
export interface Settling {
  trx: Transaction<Tables>;
  progress: SettlingProgress;
  games: Games;
  judge: Judge;
  /** Says which words can come back to who missed them. */
  lexicon: Lexicon;
  runId: string;
  now: Date;
}

/**
 * Settles a run exactly once: result, XP, games played and won, best score, totals and boards, all in the
 * caller's transaction. A run that is already settled is left as it is; one that does not count earns nothing.
 * @returns the settled run; undefined when this call did not settle it.
 * @see docs/product/word-games.md
 */
export async function settleRun({ trx, progress, games, judge, lexicon, runId, now }: Settling): Promise<Run | undefined> {
  const held = await holdOpenRun(trx, games, lexicon, runId);
  if (!held) return undefined;
  const { run, moves, refused, lost } = held;
  const { score } = run.state;
  const playerId = 'playerId' in run.owner && run.acceptedMoves > 0 ? run.owner.playerId : undefined;
  const fault = judge({ game: run.game, moves, realPerGameMs: realPerGameMs(run), timesKeys: run.rules.timesKeys?.(run.state) ?? false });
  const xp = playerId && !fault && (run.room || !isKnownDeal(run)) ? await xpOf(trx, run, playerId) : 0;
  await trx
    .updateTable('game_run')
    .set({ settled_at: now, xp, fault: fault ?? null, finished_ms: finishedMs(run.rules, run) ?? null, abandoned: isAbandoned(run) })
    .where('id', '=', runId)
    .execute();
  const settled: Run = { ...run, settledAt: now, xp, fault };
  if (!fault) await countRefused(trx, refused);
  if (!fault && run.acceptedMoves > 0)
    for (const challengeId of await challengesOf(trx, run)) await notifyAnswered(trx, { runId, challengeId, now });
  if (!playerId) return settled;

  if (xp > 0)
    await progress.recordXp(trx, [{ playerId, arena: 'word_games', amount: xp, source: 'game-run', sourceId: runId, revision: 1 }]);
  await progress.countGamePlayed(trx, playerId, { won: score > 0 && !fault });
  if (fault) {
    await openReview(trx, playerId, now);
    return settled;
  }
  await loseWords(trx, playerId, lost, now);
  if (isKnownDeal(run)) return settled;
  const best: BestRun = {
    ...{ playerId, game: run.game, rules: pointsSince(run.rules), score, now, startedAt: run.startedAt },
    ...{ finishedMs: finishedMs(run.rules, run) ?? null, curve: scoreCurve(moves) },
  };
  await keepBest(trx, best, countedPoints(run.game, run.rules, run));
  await keepRecords(trx, best);
  await setBoardScores(trx, progress, [playerId]);
  const playedMs = best.finishedMs ?? run.rules.seconds * 1_000;
  if (run.dailyOn) await addDailyScore(trx, { playerId, day: run.dailyOn, score, playedMs, now });
  return settled;
}

/**
 * Whether others may have told what was dealt: an answer to a challenge counts there alone, one of a past set nowhere, and a run in a
 * room of words brings XP and no best score.
 */
function isKnownDeal({ challengeId, pastOn, room }: Run): boolean {
  return challengeId !== undefined || pastOn !== undefined || room !== undefined;
}

/** The challenges that a run answers: its own one, or for a run of the daily set those of the same set. */
async function challengesOf(trx: Transaction<Tables>, { id, challengeId, dailyOn }: Run): Promise<readonly string[]> {
  if (challengeId) return [challengeId];
  return dailyOn ? challengesWith(trx, id) : [];
}

/** Whether a run was left by half of its time: nothing was played after it, and it had not come to its end. */
function isAbandoned({ rules, state, playedMs }: Run): boolean {
  return !rules.isOver(state) && playedMs < (rules.seconds * 1_000) / 2;
}

/** How long a ms of the game's clock took, by the speed at which the run was started. */
function realPerGameMs({ rules, startedAt, endsAt, heldMs }: Run): number {
  return (endsAt.getTime() - startedAt.getTime()) / (rules.seconds * 1_000 + heldMs);
}

/** Of two runs of a player's game one is always settled before the other starts, so that they are counted one by one. */
async function xpOf(trx: Transaction<Tables>, { game, rules, state, dailyOn, startedAt }: Run, playerId: string): Promise<number> {
  const xp = runXp(rules, state.score, { earnsBonus: rules.earnsBonus(state), par: games[game].par });
  if (xp === 0 || dailyOn) return xp;
  return (await earningRunsLeft(trx, playerId, game, startedAt)) > 0 ? xp : 0;
}

/** Keeps a run as its player's best one, as far as it is; under new rules a first run replaces the best one of before, which stays. */
async function keepBest(trx: Transaction<Tables>, run: BestRun, worth: number): Promise<void> {
  const { playerId: player_id, game, rules, score, finishedMs: finished_ms, curve, now } = run;
  const isBetter = isBetterRun('game_best', 'best_score');
  const better = (column: 'best_score' | 'reached_at' | 'curve' | 'rules' | 'finished_ms') =>
    sql<never>`case when ${isBetter} then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`game_best.${column}`)} end`;
  await trx
    .insertInto('game_best')
    .values({
      ...{ player_id, game, rules, best_score: score, finished_ms, worth },
      ...{ reached_at: now, runs: 1, total_score: score, curve: JSON.stringify(curve) },
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game']).doUpdateSet({
        best_score: better('best_score'),
        reached_at: better('reached_at'),
        curve: better('curve'),
        rules: better('rules'),
        finished_ms: better('finished_ms'),
        worth: sql`case when excluded.rules > game_best.rules then excluded.worth
          when excluded.rules = game_best.rules then greatest(coalesce(game_best.worth, game_best.best_score), excluded.worth)
          else game_best.worth end`,
        earlier_score: sql`case when excluded.rules > game_best.rules
          then greatest(game_best.best_score, game_best.earlier_score) else game_best.earlier_score end`,
        runs: sql`game_best.runs + 1`,
        total_score: sql`game_best.total_score + excluded.total_score`,
      }),
    )
    .execute();
}
