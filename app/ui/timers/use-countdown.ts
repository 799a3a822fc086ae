import { useEffect, useRef, useState } from 'react';

/** How often a countdown looks at the time at most, in ms. */
const QUICKEST_TICK_MS = 100;

export interface CountdownOptions {
  /** Game time left, in ms, as of now; a new object sets the countdown anew. */
  timeLeft: { gameMs: number };
  /** How many times faster than the wall the game's clock runs. */
  gameSpeed: number;
  /** The countdown has reached zero. The server decides whether the time really is up. */
  onZero(): void;
}

/** Counts down at the speed of the game's clock. @returns seconds left, whole ones. */
export function useCountdown({ timeLeft, gameSpeed, onZero }: CountdownOptions): number {
  const [secondsLeft, setSecondsLeft] = useState(() => Math.ceil(timeLeft.gameMs / 1000));
  const zero = useRef(onZero);
  zero.current = onZero;

  useEffect(() => {
    const since = Date.now();
    const tick = () => {
      const gameMs = Math.max(0, timeLeft.gameMs - (Date.now() - since) * gameSpeed);
      setSecondsLeft(Math.ceil(gameMs / 1000));
      if (gameMs > 0) return;
      window.clearInterval(ticking);
      zero.current();
    };
    const ticking = window.setInterval(tick, Math.max(QUICKEST_TICK_MS, Math.min(1000, 1000 / gameSpeed) / 2));
    return () => window.clearInterval(ticking);
  }, [timeLeft, gameSpeed]);

  return secondsLeft;
}
