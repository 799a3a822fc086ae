import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenTime, timerText, timerTone } from './timer-text';

describe('a timer', () => {
  it.each([
    [1800, '30:00'],
    [65, '01:05'],
    [0.2, '00:01'],
    [0, '00:00'],
    [-3, '00:00'],
    [6000, '100:00'],
  ])('shows %d s as %s', (seconds, text) => {
    expect(timerText(seconds)).toBe(text);
  });

  it('is amber or red only below its limits', () => {
    expect([30, 29, 15, 14].map((seconds) => timerTone(seconds, 30, 15))).toEqual(['calm', 'amber', 'amber', 'red']);
  });

  it('is announced at 60, 30 and 10 seconds only', () => {
    const spoken = Array.from({ length: 121 }, (_, passed) => 120 - passed).filter(
      (seconds) => spokenTime(seconds, 120) !== spokenTime(seconds + 1, 120),
    );
    expect(spoken).toEqual([60, 30, 10]);
  });

  it('is not announced with more time than it has in all', () => {
    expect([45, 31, 30].map((seconds) => spokenTime(seconds, 45))).toEqual(['', '', '30 seconds left']);
    expect(spokenTime(60, 60)).toBe('1 minute left');
  });

  it('counts down in step with its figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (seconds) => {
        const [minutes = '', rest = ''] = timerText(seconds).split(':');
        expect(rest).toMatch(/^[0-5]\d$/);
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });
});
