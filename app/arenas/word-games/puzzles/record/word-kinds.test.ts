import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Band } from '../../lexicon/lexicon';
import type { Outcome } from '../puzzle-rating';
import { type TriedWord, wordKinds } from './word-kinds';

const tried = (band: Band, part: TriedWord['part'], outcomes: readonly Outcome[], item = 1_500): TriedWord[] =>
  outcomes.map((outcome) => ({ band, part, outcome, own: 1_500, item }));
const times = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);

describe('strong and weak kinds of words', () => {
  it('are those solved more and less often than both ratings say', () => {
    const { strongest, weakest } = wordKinds([
      ...tried(1, 'noun', times(6, 'solved')),
      ...tried(3, 'verb', times(6, 'missed')),
      ...tried(2, 'adverb', [...times(3, 'solved'), ...times(3, 'missed')]),
    ]);
    expect(strongest).toMatchObject([{ band: 1, part: 'noun', tries: 6, solved: 6, expected: 3 }]);
    expect(weakest).toMatchObject([{ band: 3, part: 'verb', tries: 6, solved: 0 }]);
  });

  it('count a hint as half, and hard words as hard', () => {
    const [kind] = wordKinds(tried(2, 'noun', times(5, 'hinted'), 1_700)).strongest;
    expect(kind?.solved).toBe(2.5);
    expect(kind?.expected).toBeLessThan(1.3);
  });

  it('need five tries, and none is both', () => {
    const word = fc.record({
      band: fc.constantFrom<Band>(1, 2, 3),
      part: fc.constantFrom<TriedWord['part']>('noun', 'verb'),
      outcome: fc.constantFrom<Outcome>('solved', 'hinted', 'missed'),
      own: fc.integer({ min: 600, max: 2_600 }),
      item: fc.integer({ min: 600, max: 2_600 }),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (words) => {
        const { strongest, weakest } = wordKinds(words);
        for (const { tries } of [...strongest, ...weakest]) expect(tries).toBeGreaterThanOrEqual(5);
        expect(strongest.some((kind) => weakest.includes(kind))).toBe(false);
      }),
    );
  });
});
