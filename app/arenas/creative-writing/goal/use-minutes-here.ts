import { useEffect, useState } from 'react';

const TICK_MS = 1_000;
const MINUTE_TICKS = 60;

/** How many whole minutes a desk without a clock was in sight since it was opened. */
export function useMinutesHere(): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    const ticking = window.setInterval(() => {
      if (document.visibilityState === 'visible') setTicks((before) => before + 1);
    }, TICK_MS);
    return () => window.clearInterval(ticking);
  }, []);
  return Math.floor(ticks / MINUTE_TICKS);
}
