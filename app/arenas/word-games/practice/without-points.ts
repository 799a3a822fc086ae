import type { Verdict } from '../games/game.contract';

/** A verdict without a clock: there are no points and no disputes. */
export function withoutPoints({ dispute: _, ...verdict }: Verdict): Verdict {
  return { ...verdict, points: 0 };
}
