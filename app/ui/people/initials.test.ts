import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['Mara Ellwood', 'ME'],
    ['ivo', 'I'],
    ['  ana   maria da silva ', 'AM'],
    ['élodie Öz', 'ÉÖ'],
    ['ßeta', 'ß'],
    ['👩‍🚀 crew', '👩‍🚀C'],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('are at most two letters without white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const result = initials(name);
        expect([...new Intl.Segmenter('en').segment(result)].length).toBeLessThanOrEqual(2);
        expect(result).not.toMatch(/\s/u);
      }),
    );
  });
});
