import { useEffect, useRef, useState } from 'react';

/** The shortest interval between two ticks, in ms. */
const QUICKEST_TICK_MS = 100;

export interface CountdownOptions {
  /** Game time left as of now, in ms, and for how much of it the clock stands still; a new object resets the countdown. */
  timeLeft: { gameMs: number; stillMs?: number };
  /** Speed of the game's clock as a multiple of real time. */
  gameSpeed: number;
  /** Called when the countdown reaches zero. The server decides whether time is really up. */
  onZero?(): void;
}

/** Counts down at the speed of the game's clock. @returns whole seconds left. */
export function useCountdown({ timeLeft, gameSpeed, onZero }: CountdownOptions): number {
  const [secondsLeft, setSecondsLeft] = useState(() => Math.ceil(timeLeft.gameMs / 1000));
  const zero = useRef(onZero);
  zero.current = onZero;

  useEffect(() => {
    const since = Date.now();
    const tick = () => {
      const gameMs = Math.max(0, timeLeft.gameMs - Math.max(timeLeft.stillMs ?? 0, (Date.now() - since) * gameSpeed));
      setSecondsLeft(Math.ceil(gameMs / 1000));
      if (gameMs > 0) return;
      window.clearInterval(ticking);
      zero.current?.();
    };
    const ticking = window.setInterval(tick, Math.max(QUICKEST_TICK_MS, Math.min(1000, 1000 / gameSpeed) / 2));
    return () => window.clearInterval(ticking);
  }, [timeLeft, gameSpeed]);

  return secondsLeft;
}
