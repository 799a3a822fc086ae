import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, missingFor, priceOf } from './release';

const account = fc.record({ words: fc.nat(5_000), duels: fc.nat(9) });

describe('seeing an outcome', () => {
  it('takes as many words as were read of one’s own, 1,200 at most, in two duels', () => {
    expect(priceOf(3 * 90)).toEqual({ words: 270, duels: 2 });
    expect(priceOf(5 * 480)).toEqual({ words: 1_200, duels: 2 });
    expect(covers({ words: 1_300, duels: 1 }, priceOf(2_400))).toBe(false);
    expect(covers({ words: 1_200, duels: 2 }, priceOf(2_400))).toBe(true);
  });

  it('is possible exactly when nothing is missing', () => {
    fc.assert(
      fc.property(fc.record({ account, got: fc.nat(9_000) }), ({ account, got }) => {
        const price = priceOf(got);
        const missing = missingFor(account, price);
        expect(covers(account, price)).toBe(missing.words === 0 && missing.duels === 0);
        const read = { words: account.words + missing.words, duels: account.duels + missing.duels };
        expect(covers(read, price)).toBe(true);
      }),
    );
  });
});
