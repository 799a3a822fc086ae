import type { Verdict } from '../games/game.contract';

/** A move as its pace is judged. */
export interface PlayedMove {
  /** Since the start of the run, in ms of game time. */
  elapsedMs: number;
  kind: Verdict['kind'];
  /** Whether it ended a puzzle: solved, lost or skipped. */
  endedPuzzle: boolean;
  /** Characters that it took to type: swiped and dictated words count as typed. */
  typed: number;
  /** The run's score after it. */
  score: number;
}

/** The characters of a move as its game reads it: an answer, a letter, or the insertions of a typing line. */
export function typedIn(move: unknown): number {
  if (typeof move !== 'object' || move === null) return 0;
  if ('text' in move && typeof move.text === 'string') return move.text.length;
  if ('letter' in move) return 1;
  if ('events' in move && Array.isArray(move.events)) return move.events.reduce<number>((sum, event) => sum + typedIn(event), 0);
  return 0;
}
