import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal.server';

describe('a seal', () => {
  const seal = createSeal('a secret of some length for the test', 'mail queue');

  it('opens what it sealed, which is unreadable meanwhile', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8 }), (text) => {
        const sealed = seal.close(text);
        expect(sealed).not.toContain(text);
        expect(seal.open(sealed)).toBe(text);
      }),
    );
  });

  it('rejects changed texts and those of other secrets or purposes', () => {
    const sealed = seal.close('482913');
    const changed = Buffer.from(sealed, 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => seal.open(changed.toString('base64'))).toThrow();
    expect(() => createSeal('another secret', 'mail queue').open(sealed)).toThrow();
    expect(() => createSeal('a secret of some length for the test', 'other').open(sealed)).toThrow();
    expect(() => seal.open('')).toThrow();
  });
});
