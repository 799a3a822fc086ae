import type { Played } from '../word-game';

/** A move that changes nothing, and why. */
export function refused<State>(state: State, text: string): Played<State> {
  return { state, verdict: { kind: 'refused', text, points: 0 } };
}
