/** When to leave something alone that keeps failing. */
export interface BreakerLimits {
  /** Failures in a row until it is left alone. */
  failures: number;
  /** Milliseconds of rest; twice as long after each trial that failed. */
  restMs: number;
  longestRestMs: number;
}

/** Remembers how something outside has been doing, so that its failing does not cost everybody its time-out. */
export interface CircuitBreaker {
  /** Whether to ask now. After a rest one caller may, as a trial; whoever was let through says what came of it. */
  mayAsk(now: Date): boolean;
  succeeded(): void;
  failed(now: Date): void;
  /** Nothing was learned, as when the caller gave up. */
  gaveUp(): void;
}

export const BREAKER_LIMITS: BreakerLimits = { failures: 3, restMs: 30_000, longestRestMs: 300_000 };

export function createCircuitBreaker(limits: BreakerLimits = BREAKER_LIMITS): CircuitBreaker {
  let failures = 0;
  let restMs = limits.restMs;
  let restsUntil: number | undefined;
  let trialUnderWay = false;

  function rest(now: Date): void {
    restsUntil = now.getTime() + restMs;
    restMs = Math.min(restMs * 2, limits.longestRestMs);
  }

  return {
    mayAsk(now) {
      if (restsUntil === undefined) return true;
      if (trialUnderWay || now.getTime() < restsUntil) return false;
      trialUnderWay = true;
      return true;
    },
    succeeded() {
      failures = 0;
      restMs = limits.restMs;
      restsUntil = undefined;
      trialUnderWay = false;
    },
    failed(now) {
      failures += 1;
      // Those that were asked before the rest began and fail during it say nothing new.
      if (restsUntil === undefined ? failures >= limits.failures : trialUnderWay) rest(now);
      trialUnderWay = false;
    },
    gaveUp() {
      trialUnderWay = false;
    },
  };
}
