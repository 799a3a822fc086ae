import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { afterAnswer, type ComingBack, gotAway } from './coming-back';

const start = new Date('2026-03-01T12:00:00Z');
const days = (from: Date, { dueAt }: ComingBack) => (dueAt.getTime() - from.getTime()) / DAY_MS;

describe('a word that got away', () => {
  it('comes back after 1, 3, 7 and 21 days, and is won back when it was known each time', () => {
    let word = gotAway(start);
    const waited: number[] = [days(start, word)];
    while (!word.wonBackAt) {
      const at = word.dueAt;
      word = afterAnswer(word.known, true, at);
      if (!word.wonBackAt) waited.push(days(at, word));
    }
    expect(waited).toEqual([1, 3, 7, 21]);
  });

  it('begins from the start whenever it gets away again, however far it was', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (answers) => {
        let word = gotAway(start);
        for (const isKnown of answers) {
          if (word.wonBackAt) break;
          const at = word.dueAt;
          word = afterAnswer(word.known, isKnown, at);
          if (!isKnown) expect(word).toEqual(gotAway(at));
          expect(word.dueAt.getTime()).toBeGreaterThanOrEqual(at.getTime());
          expect(word.wonBackAt !== null).toBe(word.known === 4);
        }
      }),
    );
  });
});
