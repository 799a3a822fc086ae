import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNamedFandom, namedFandomId, nameInFandomId } from './named-fandom';

describe('the id of a fandom that an author named', () => {
  it('has its name', () => {
    expect(namedFandomId('Original Work')).toBe('~Original Work');
    expect(nameInFandomId('~Original Work')).toBe('Original Work');
    expect(namedFandomId('  50% / What?  ')).toBe('~50％ ／ What？');
    expect(nameInFandomId('~Fate／stay night')).toBe('Fate/stay night');
    expect(namedFandomId('鬼滅の刃')).toBe('~鬼滅の刃');
  });

  it('is none of what shows nothing, nor any other id', () => {
    expect([namedFandomId(''), namedFandomId(' / '), nameInFandomId('naruto'), nameInFandomId('~'), nameInFandomId('~a/b')]).toEqual(
      Array(5).fill(undefined),
    );
    expect([isNamedFandom(null), isNamedFandom('naruto'), isNamedFandom('~x')]).toEqual([false, false, true]);
  });

  it('gives back what it holds, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const id = namedFandomId(name);
        if (id === undefined) return;
        expect(namedFandomId(nameInFandomId(id) ?? '')).toBe(id);
        expect(decodeURIComponent(encodeURIComponent(id))).toBe(id);
      }),
    );
  });
});
