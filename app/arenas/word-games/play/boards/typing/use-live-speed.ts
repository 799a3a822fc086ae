import { useEffect, useState } from 'react';

const REFRESH_MS = 500;
const CHARACTERS_A_WORD = 5;
/** Over less time than this, the speed is too erratic to show, in ms. */
const SHORTEST_MS = 1_500;

/**
 * Words a minute since the first keystroke.
 * @param correct correct characters so far.
 * @param typing whether the time runs: typing has begun, and the run is not over.
 * @returns undefined until there is enough to tell.
 */
export function useLiveSpeed(correct: number, typing: boolean): number | undefined {
  const [clock, setClock] = useState<{ begun: number; before: number; now: number }>();
  if (typing && !clock) setClock({ begun: performance.now(), before: correct, now: performance.now() });
  useEffect(() => {
    if (!typing) return;
    const timer = setInterval(() => setClock((was) => was && { ...was, now: performance.now() }), REFRESH_MS);
    return () => clearInterval(timer);
  }, [typing]);
  if (!clock || clock.now - clock.begun < SHORTEST_MS) return undefined;
  return Math.max(0, Math.round((correct - clock.before) / CHARACTERS_A_WORD / ((clock.now - clock.begun) / 60_000)));
}
