import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import { isGuessing } from './guessing';
import { isTooFast, spreadBursts } from './pace';
import type { PlayedMove } from './played-move';
import { isMechanical } from './rhythm';

/** Why a run does not count. Stored with the run. */
export type RunFault = 'too-fast' | 'guessing' | 'mechanical';

export interface JudgedRun {
  game: GameId;
  moves: readonly PlayedMove[];
  /** Real ms of a ms of game time: people are no faster when the game's clock is. */
  realPerGameMs: number;
  /** Whether its moves say when each key was pressed. */
  timesKeys?: boolean;
}

/**
 * Judges a run by the times at which its moves arrived at the server. @returns why it does not count, if so.
 * @see docs/product/fair-play.md
 */
export function judgeRun({ game, moves, realPerGameMs, timesKeys = false }: JudgedRun): RunFault | undefined {
  const timed = moves.map((move) => ({ ...move, atMs: move.elapsedMs * realPerGameMs }));
  // The server's clock was set back meanwhile: nothing can be said.
  if (timed.some(({ atMs }, index) => atMs < (timed[index - 1]?.atMs ?? 0))) return undefined;
  const spread = spreadBursts(timed);
  if (isTooFast(spread, gameRules[game].pace)) return 'too-fast';
  if (timesKeys && isMechanical(spread)) return 'mechanical';
  const { readingMs: readMs } = gameRules[game];
  return readMs !== undefined && isGuessing(spread, readMs) ? 'guessing' : undefined;
}
