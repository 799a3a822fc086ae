import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';

const LIMITS = { failures: 3, restMs: 1000, longestRestMs: 4000 };
const at = (ms: number) => new Date(ms);

function broken() {
  const breaker = createCircuitBreaker(LIMITS);
  for (let count = 0; count < 3; count += 1) {
    expect(breaker.mayAsk(at(0))).toBe(true);
    breaker.failed(at(0));
  }
  return breaker;
}

describe('something that keeps failing', () => {
  it('is left alone after three failures in a row, and tried by one caller after a rest', () => {
    const breaker = broken();
    expect(breaker.mayAsk(at(999))).toBe(false);
    expect(breaker.mayAsk(at(1000))).toBe(true);
    expect(breaker.mayAsk(at(1000))).toBe(false);
    breaker.succeeded();
    expect(breaker.mayAsk(at(1000))).toBe(true);
    breaker.failed(at(1000));
    expect(breaker.mayAsk(at(1000))).toBe(true);
  });

  it('rests twice as long after each failed trial, up to a limit', () => {
    const breaker = broken();
    let now = 1000;
    for (const rest of [2000, 4000, 4000]) {
      expect(breaker.mayAsk(at(now))).toBe(true);
      breaker.failed(at(now));
      expect(breaker.mayAsk(at(now + rest - 1))).toBe(false);
      now += rest;
    }
  });

  it('is not left alone for failures with successes between them', () => {
    const breaker = createCircuitBreaker(LIMITS);
    for (let count = 0; count < 10; count += 1) {
      breaker.failed(at(0));
      breaker.failed(at(0));
      breaker.succeeded();
    }
    expect(breaker.mayAsk(at(0))).toBe(true);
  });

  it('may be tried by the next when a trial was given up', () => {
    const breaker = broken();
    expect(breaker.mayAsk(at(1000))).toBe(true);
    breaker.gaveUp();
    expect(breaker.mayAsk(at(1000))).toBe(true);
  });

  it('is asked again in the end, whatever happened', () => {
    const events = fc.array(
      fc.record({ what: fc.constantFrom('succeeded', 'failed', 'gaveUp'), after: fc.integer({ min: 0, max: 3000 }) }),
    );
    fc.assert(
      fc.property(events, (steps) => {
        const breaker = createCircuitBreaker(LIMITS);
        let now = 0;
        for (const { what, after } of steps) {
          now += after;
          if (!breaker.mayAsk(at(now))) continue;
          if (what === 'succeeded') breaker.succeeded();
          else if (what === 'failed') breaker.failed(at(now));
          else breaker.gaveUp();
        }
        expect(breaker.mayAsk(at(now + LIMITS.longestRestMs))).toBe(true);
      }),
    );
  });
});
