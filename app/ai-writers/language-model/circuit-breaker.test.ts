import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';

const LIMITS = { failures: 3, openMs: 1000, longestOpenMs: 4000 };
const at = (ms: number) => new Date(ms);

function broken() {
  const breaker = createCircuitBreaker(LIMITS);
  for (let count = 0; count < 3; count += 1) {
    expect(breaker.allowsCall(at(0))).toBe(true);
    breaker.failed(at(0));
  }
  return breaker;
}

describe('a service that keeps failing', () => {
  it('is not called after three failures in a row, until one caller tries it after a pause', () => {
    const breaker = broken();
    expect(breaker.allowsCall(at(999))).toBe(false);
    expect(breaker.allowsCall(at(1000))).toBe(true);
    expect(breaker.allowsCall(at(1000))).toBe(false);
    breaker.succeeded();
    expect(breaker.allowsCall(at(1000))).toBe(true);
    breaker.failed(at(1000));
    expect(breaker.allowsCall(at(1000))).toBe(true);
  });

  it('is paused for twice as long after each failed trial, up to a limit', () => {
    const breaker = broken();
    let now = 1000;
    for (const rest of [2000, 4000, 4000]) {
      expect(breaker.allowsCall(at(now))).toBe(true);
      breaker.failed(at(now));
      expect(breaker.allowsCall(at(now + rest - 1))).toBe(false);
      now += rest;
    }
  });

  it('is still called when successes come between its failures', () => {
    const breaker = createCircuitBreaker(LIMITS);
    for (let count = 0; count < 10; count += 1) {
      breaker.failed(at(0));
      breaker.failed(at(0));
      breaker.succeeded();
    }
    expect(breaker.allowsCall(at(0))).toBe(true);
  });

  it('may be tried by the next caller when a trial was cancelled', () => {
    const breaker = broken();
    expect(breaker.allowsCall(at(1000))).toBe(true);
    breaker.cancelled();
    expect(breaker.allowsCall(at(1000))).toBe(true);
  });

  it('is called again in the end, whatever happened', () => {
    const events = fc.array(
      fc.record({ what: fc.constantFrom('succeeded', 'failed', 'cancelled'), after: fc.integer({ min: 0, max: 3000 }) }),
    );
    fc.assert(
      fc.property(events, (steps) => {
        const breaker = createCircuitBreaker(LIMITS);
        let now = 0;
        for (const { what, after } of steps) {
          now += after;
          if (!breaker.allowsCall(at(now))) continue;
          if (what === 'succeeded') breaker.succeeded();
          else if (what === 'failed') breaker.failed(at(now));
          else breaker.cancelled();
        }
        expect(breaker.allowsCall(at(now + LIMITS.longestOpenMs))).toBe(true);
      }),
    );
  });
});
