import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeDigits } from './code-input';

describe('codeDigits', () => {
  it('extracts a code from pasted text', () => {
    expect(codeDigits(' 123-456 ', 6)).toBe('123456');
    expect(codeDigits('12 34 56 78', 6)).toBe('123456');
    expect(codeDigits('no code', 6)).toBe('');
  });

  it('keeps only digits, in order, and never too many', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (text, length) => {
        const digits = codeDigits(text, length);
        expect(digits).toMatch(/^[0-9]*$/);
        expect(digits.length).toBeLessThanOrEqual(length);
        expect(codeDigits(digits, length)).toBe(digits);
      }),
    );
  });
});
