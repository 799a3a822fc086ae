import { useEffect, useRef, useState } from 'react';
import { TimerRing } from '~/ui/timer-ring';
import { SESSION_SECONDS } from './story-text';

const AMBER_BELOW = 600;
const RED_BELOW = 300;
/** How often the ring looks at the time at most, in ms. */
const QUICKEST_TICK_MS = 100;

export interface SessionTimerProps {
  /** Game time left, in ms, as of now; a new object sets the countdown anew. */
  timeLeft: { gameMs: number };
  gameSpeed: number;
  /** The countdown has reached zero. The server decides whether the time really is up. */
  onZero(): void;
}

/** Counts a session down at the speed of the game's clock. */
export function SessionTimer({ timeLeft, gameSpeed, onZero }: SessionTimerProps) {
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

  return (
    <TimerRing
      label="Time Remaining"
      secondsLeft={secondsLeft}
      totalSeconds={SESSION_SECONDS}
      amberBelow={AMBER_BELOW}
      redBelow={RED_BELOW}
      size={76}
    />
  );
}
