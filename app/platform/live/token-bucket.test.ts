import { describe, expect, it } from 'vitest';
import { createTokenBucket } from './token-bucket';

describe('a token bucket', () => {
  it('allows a burst, then its rate per second', () => {
    const bucket = createTokenBucket(2, 3);
    const taken = (now: number) => bucket.take(now);
    expect([0, 0, 0, 0].map(taken)).toEqual([true, true, true, false]);
    expect([400, 500, 900, 1_000].map(taken)).toEqual([false, true, false, true]);
    expect([60_000, 60_000, 60_000, 60_000].map(taken)).toEqual([true, true, true, false]);
  });
});
