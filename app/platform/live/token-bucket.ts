/** Limits events to an average rate, with bursts. */
export interface TokenBucket {
  /** Takes a token. @param now in ms of any monotonic clock. @returns whether there was one left. */
  take(now: number): boolean;
}

/** Creates a full bucket. @param perSecond tokens added per second. @param burst tokens it holds. */
export function createTokenBucket(perSecond: number, burst: number): TokenBucket {
  let tokens = burst;
  let filledAt: number | undefined;
  return {
    take(now) {
      tokens = Math.min(burst, tokens + ((now - (filledAt ?? now)) / 1000) * perSecond);
      filledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
