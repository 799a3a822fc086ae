import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrintable, nameKey, tidyName } from './display-name';

describe('display names', () => {
  it('are the same name whatever the case, the composition and the spaces', () => {
    expect(nameKey('  Mara   Ellwood ')).toBe(nameKey('MARA ellwood'));
    expect(nameKey('Zoe\u0308')).toBe(nameKey('ZOË'));
    expect(nameKey('Straße')).toBe(nameKey('STRASSE'));
  });

  it('hold nothing invisible', () => {
    expect(isPrintable('Ivo\u200bQuick')).toBe(false);
    expect(isPrintable('Ivo\u202eQuick')).toBe(false);
    expect(isPrintable('Ægir 37 – Ö')).toBe(true);
  });

  it('stay as they are when tidied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(tidyName(tidyName(name))).toBe(tidyName(name));
      }),
    );
  });
});
