import { vi } from 'vitest';
import type { Clock } from '../clock/clock';

export interface TestClock extends Clock {
  /** Moves time on by real milliseconds. */
  advance(ms: number): void;
}

/**
 * A clock that only moves when a test moves it. JavaScript's own Date stands still with it,
 * because libraries use that; timers run as usual.
 */
export function createTestClock(start = new Date('2026-03-01T12:00:00Z')): TestClock {
  let now = start.getTime();
  vi.useFakeTimers({ toFake: ['Date'], now });
  return {
    gameSpeed: 1,
    now: () => new Date(now),
    advance(ms) {
      now += ms;
      vi.setSystemTime(now);
    },
  };
}
