import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt, printable, printableInLine, printableLine } from './printable';

describe('a printable text', () => {
  it('keeps all lines and drops control characters', () => {
    expect(printable('one\r\ntwo\rthree\ffour\vfive\u0085six\u2028\tseven')).toBe('one\ntwo\nthree\nfour\nfive\nsix\u2028\tseven');
    expect(printable('be\u0000l\u0007l\u007f\ufffe\ufdd0\u{1ffff}')).toBe('bell');
    expect(printable('half \ud83d')).toBe('half \ufffd');
  });

  it('can be reduced to one line that cannot reverse neighbouring text', () => {
    expect(printableLine(' a\u202e \u2066b\u2069\n\tc ')).toBe('a b c');
  });

  it('is the same with and without the quick check', () => {
    const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const marked = fc.tuple(line, fc.constantFrom('\u0001', '\u202e', '\ufffe', '\ud800', '\u{1ffff}', '\u0085', '"', '😀', ''), line);
    fc.assert(
      fc.property(marked, (parts) => {
        expect(printableInLine(parts.join('x'))).toBe(printableLine(parts.join('x')));
      }),
    );
  });
});

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
