import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, tidyName } from '../sign-up/display-name';
import { looksOf } from './look';

const alike = (one: string, other: string) => looksOf(one).some((look) => looksOf(other).includes(look));

describe('two names', () => {
  it.each([
    ['Ivo', 'lvo'],
    ['Ivo', 'IVO'],
    ['mara', 'rnara'],
    ['Mara', 'Маrа'],
    ['Bepa', 'ВЕРА'],
    ['AIi', 'ali'],
    ['Scope', 'ѕсоре'],
    ['O’Neil', "0'Neil"],
    ['Zoe\u0308', 'Zoë'],
    ['Mara Ellwood', ' mara  ELLWOOD'],
  ])('look alike: %s and %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  it.each([
    ['Ali', 'All'],
    ['Zoë', 'Zoe'],
    ['Mara', 'Maria'],
    ['вера', 'Bepa'],
    ['Noah', 'Noa'],
  ])('differ: %s and %s', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  it('look alike wherever they are equal in another case or spacing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(alike(name, nameKey(name))).toBe(true);
        expect(alike(name, ` ${tidyName(name)} `)).toBe(true);
      }),
    );
  });
});
