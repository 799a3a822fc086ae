import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { addDailyScore } from './daily-board.server';
import { runOf } from './run-store.server';
import type { GameId, WordGame } from './word-game';
import { runXp } from './xp';

export type SettlingProgress = Pick<ProgressService, 'recordXp' | 'countGamePlayed' | 'addRunScore' | 'progressOf'>;

interface Settling {
  trx: Transaction<Tables>;
  progress: SettlingProgress;
  games: Readonly<Record<GameId, WordGame>>;
  runId: string;
  now: Date;
}

/**
 * Settles a run, exactly once: result, XP, games played and won, best score, totals and boards, all in the
 * caller's transaction. A run that is settled already is left as it is.
 * @returns whether this call settled it.
 * @see docs/product/word-games.md
 */
export async function settleRun({ trx, progress, games, runId, now }: Settling): Promise<boolean> {
  const row = await trx
    .selectFrom('game_run')
    .selectAll()
    .where('id', '=', runId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  const run = runOf(row);
  const game = games[run.game];
  const { score } = run.state;
  const played = run.acceptedMoves > 0;
  const playerId = row.player_id;
  const xp = playerId && played ? runXp(game, score, game.usedUp(run.state)) : 0;
  await trx.updateTable('game_run').set({ settled_at: now, xp }).where('id', '=', runId).execute();
  if (!playerId || !played) return true;

  if (xp > 0)
    await progress.recordXp(trx, [{ playerId, arena: 'word_games', amount: xp, source: 'game-run', sourceId: runId, revision: 1 }]);
  await progress.countGamePlayed(trx, playerId, { won: score > 0 });
  await progress.addRunScore(trx, playerId, score);
  await keepBest(trx, { playerId, game: run.game, score, now });
  if (run.dailyOn) await addDailyScore(trx, { playerId, day: run.dailyOn, score, now });
  return true;
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
