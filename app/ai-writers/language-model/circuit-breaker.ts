/** When to stop calling a service that keeps failing. */
export interface BreakerLimits {
  /** Failures in a row that open the breaker. */
  failures: number;
  /** How long it stays open, in milliseconds; twice as long after each failed trial. */
  openMs: number;
  longestOpenMs: number;
}

/** Remembers how an outside service has been doing, so that not every caller waits for its time-out. */
export interface CircuitBreaker {
  /** Whether to call. After the pause one caller may, as a trial; every caller let through reports the outcome. */
  allowsCall(now: Date): boolean;
  succeeded(): void;
  failed(now: Date): void;
  /** The call gave no information, as when the caller cancelled it. */
  cancelled(): void;
}

const BREAKER_LIMITS: BreakerLimits = { failures: 3, openMs: 30_000, longestOpenMs: 300_000 };

export function createCircuitBreaker(limits: BreakerLimits = BREAKER_LIMITS): CircuitBreaker {
  let failures = 0;
  let openMs = limits.openMs;
  let openUntil: number | undefined;
  let trialUnderWay = false;

  function open(now: Date): void {
    openUntil = now.getTime() + openMs;
    openMs = Math.min(openMs * 2, limits.longestOpenMs);
  }

  return {
    allowsCall(now) {
      if (openUntil === undefined) return true;
      if (trialUnderWay || now.getTime() < openUntil) return false;
      trialUnderWay = true;
      return true;
    },
    succeeded() {
      failures = 0;
      openMs = limits.openMs;
      openUntil = undefined;
      trialUnderWay = false;
    },
    failed(now) {
      failures += 1;
      // Calls made before the breaker opened that fail now say nothing new.
      if (openUntil === undefined ? failures >= limits.failures : trialUnderWay) open(now);
      trialUnderWay = false;
    },
    cancelled() {
      trialUnderWay = false;
    },
  };
}
