import { useEffect, useRef, useState } from 'react';
import { NEXT_PUZZLE_MS } from '../../../games/word-game';
import type { NumberedVerdict } from '../../board';

export interface HeldView<View> {
  /** What the board draws: the newest view, or the previous one while its answer turns over. */
  shown: View;
  /** How the shown puzzle ended; undefined while it is being played. */
  ended: NumberedVerdict | undefined;
  /** Shows the newest view at once, unless the verdict stops the clock: then it stays for as long. */
  goOn(): void;
}

interface Held<View> {
  latest: View;
  held?: { view: View; ended: NumberedVerdict };
}

/**
 * Keeps a finished puzzle on the board for NEXT_PUZZLE_MS, though the newest view shows the next one already. What a player presses
 * meanwhile brings the next one, and no more: nobody has seen it yet.
 * @param view with a `puzzle` number that identifies the puzzle.
 * @param verdict on the move that led to this view.
 * @param over nothing follows: the last puzzle stays.
 */
export function useHeldView<View extends { puzzle: number }>(
  view: View,
  verdict: NumberedVerdict | undefined,
  over: boolean,
): HeldView<View> {
  const [{ latest, held }, setState] = useState<Held<View>>({ latest: view });
  const heldSince = useRef(0);
  if (latest !== view) setState(next(latest, view, verdict, held));

  useEffect(() => {
    if (!held || over) return;
    heldSince.current = Date.now();
    const timer = setTimeout(() => setState(withoutHold), held.ended.holdMs ?? NEXT_PUZZLE_MS);
    return () => clearTimeout(timer);
  }, [held, over]);

  const goOn = () => {
    const isHeld = held?.ended.holdMs !== undefined && Date.now() - heldSince.current < held.ended.holdMs;
    if (!over && !isHeld) setState(withoutHold);
  };
  return { shown: held?.view ?? view, ended: held?.ended, goOn };
}

function withoutHold<View>({ latest }: Held<View>): Held<View> {
  return { latest };
}

/** A new puzzle holds the previous one; a new view of the same puzzle lets a hold continue. */
function next<View extends { puzzle: number }>(
  before: View,
  view: View,
  verdict: NumberedVerdict | undefined,
  held: Held<View>['held'],
): Held<View> {
  if (before.puzzle !== view.puzzle && verdict) return { latest: view, held: { view: before, ended: verdict } };
  return { latest: view, held };
}
