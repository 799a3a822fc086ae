/** Lets through so many a second on average, and a burst at once. */
export interface TokenBucket {
  /** @param now in ms of any clock that only goes forward. @returns whether there is one left. */
  take(now: number): boolean;
}

/** A full bucket. @param perSecond how many are added a second. @param burst how many it holds. */
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
