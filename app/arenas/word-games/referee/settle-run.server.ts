import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { addDailyScore } from '../daily/daily-board.server';
import type { GameId } from '../games/word-game';
import { type Games, holdOpenRun, type Run } from './run-store.server';
import { runXp } from './xp';

export type SettlingProgress = Pick<ProgressService, 'recordXp' | 'countGamePlayed' | 'addRunScore' | 'progressOf'>;

interface Settling {
  trx: Transaction<Tables>;
  progress: SettlingProgress;
  games: Games;
  runId: string;
  now: Date;
}

/**
 * Settles a run exactly once: result, XP, games played and won, best score, totals and boards, all in the
 * caller's transaction. A run that is already settled is left as it is.
 * @returns the settled run; undefined when this call did not settle it.
 * @see docs/product/word-games.md
 */
export async function settleRun({ trx, progress, games, runId, now }: Settling): Promise<Run | undefined> {
  const run = await holdOpenRun(trx, games, runId);
  if (!run) return undefined;
  const game = games[run.game];
  const { score } = run.state;
  const playerId = 'playerId' in run.owner && run.acceptedMoves > 0 ? run.owner.playerId : undefined;
  const xp = playerId ? runXp(game, score, game.usedUp(run.state)) : 0;
  await trx.updateTable('game_run').set({ settled_at: now, xp }).where('id', '=', runId).execute();
  const settled: Run = { ...run, settledAt: now, xp };
  if (!playerId) return settled;

  if (xp > 0)
    await progress.recordXp(trx, [{ playerId, arena: 'word_games', amount: xp, source: 'game-run', sourceId: runId, revision: 1 }]);
  await progress.countGamePlayed(trx, playerId, { won: score > 0 });
  await progress.addRunScore(trx, playerId, score);
  await keepBest(trx, { playerId, game: run.game, score, now });
  if (run.dailyOn) await addDailyScore(trx, { playerId, day: run.dailyOn, score, now });
  return settled;
}

async function keepBest(trx: Transaction<Tables>, result: { playerId: string; game: GameId; score: number; now: Date }): Promise<void> {
  const { playerId, game, score, now } = result;
  await trx
    .insertInto('game_best')
    .values({ player_id: playerId, game, best_score: score, reached_at: now, runs: 1, total_score: score })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'game']).doUpdateSet({
        best_score: sql`greatest(game_best.best_score, excluded.best_score)`,
        reached_at: sql`case when excluded.best_score > game_best.best_score then excluded.reached_at else game_best.reached_at end`,
        runs: sql`game_best.runs + 1`,
        total_score: sql`game_best.total_score + excluded.total_score`,
      }),
    )
    .execute();
}
