import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameText, likenessOf, SKETCH, sketchOf } from './sketch';

const WORDS = 'the harbour was empty when ada came home and nobody waited for her by the old gate of the town'.split(' ');
const text = (from: number, words: number) =>
  Array.from({ length: words }, (_, at) => `${WORDS[(at * 7 + from) % WORDS.length]}${(at + from) % 97}`).join(' ');

describe('texts that begin the same', () => {
  it('are found though marks, lines and some words differ', () => {
    const own = text(0, 400);
    const changed = own
      .split(' ')
      .map((word, at) => (at % 60 === 0 ? 'otherwise' : word))
      .join(' ');
    expect(isSameText(sketchOf(own), sketchOf(`*${own.toUpperCase()}*\n\n***`))).toBe(true);
    expect(isSameText(sketchOf(own), sketchOf(changed))).toBe(true);
  });

  it('are not texts with other words, and not empty ones', () => {
    expect(isSameText(sketchOf(text(0, 400)), sketchOf(text(400, 400).replaceAll('a', 'o')))).toBe(false);
    expect(isSameText(sketchOf(''), sketchOf(''))).toBe(false);
    expect(isSameText(sketchOf('One.'), sketchOf('One'))).toBe(true);
  });

  it('are like themselves, and each like the other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string({ maxLength: 300 }), (one, other) => {
        const [own, others] = [sketchOf(one), sketchOf(other)];
        expect(own.length).toBeLessThanOrEqual(SKETCH);
        expect(likenessOf(own, others)).toBe(likenessOf(others, own));
        if (own.length > 0) expect(likenessOf(own, own)).toBe(1);
      }),
    );
  });
});
