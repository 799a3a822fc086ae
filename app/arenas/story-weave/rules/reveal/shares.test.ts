import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personPart, personSeat } from '../../testing/make-view';
import { writerShares } from './shares';

const [ann, bob] = [personSeat(0, 'Ann'), personSeat(1, 'Bob')];

describe('who wrote how much', () => {
  it('is counted by writer, in characters as people see them', () => {
    const parts = [personPart(1, ann, 'One 🪶'), personPart(2, bob, 'Four.'), personPart(3, ann, 'Two.')];
    expect(writerShares(parts)).toEqual([
      { seat: 0, name: 'Ann', ai: false, characters: 9, percent: 64 },
      { seat: 1, name: 'Bob', ai: false, characters: 5, percent: 36 },
    ]);
    expect(writerShares([])).toEqual([]);
  });

  it('comes to 100 percent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 6 }), (lengths) => {
        const parts = lengths.map((length, index) => personPart(index + 1, personSeat(0, `P${index}`), 'x'.repeat(length)));
        expect(writerShares(parts).reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }),
    );
  });
});
