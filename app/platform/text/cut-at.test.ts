import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt } from './cut-at';

describe('a text that is cut', () => {
  it('ends before an emoji that does not fit as a whole', () => {
    expect(cutAt(`${'x'.repeat(279)}🎈`, 280)).toBe('x'.repeat(279));
    expect(cutAt(`${'x'.repeat(278)}🎈`, 280)).toBe(`${'x'.repeat(278)}🎈`);
    expect(cutAt('🎈', 0)).toBe('');
  });

  it('is its beginning, lacks one unit at most, and never ends in half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(12), (text, most) => {
        const cut = cutAt(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(most);
        expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
      }),
    );
  });
});
