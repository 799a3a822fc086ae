import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedTo, splitPoints, splitText } from './arrange';

describe('moving a chapter', () => {
  it('puts it at its new place', () => {
    expect(movedTo(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c']);
    expect(movedTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b'], 'z', 1)).toEqual(['a', 'b']);
  });

  it('keeps all chapters, and the order of the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.integer({ min: -3, max: 40 }), (items, pick, to) => {
        const item = items[pick % items.length] ?? 0;
        const moved = movedTo(items, item, to);
        expect(moved.filter((other) => other !== item)).toEqual(items.filter((other) => other !== item));
        expect(moved.indexOf(item)).toBe(Math.min(Math.max(0, to - 1), items.length - 1));
      }),
    );
  });
});

describe('splitting a chapter', () => {
  const body = 'One.\n\nTwo,\nand its second line.\n\n***\n\nThree.';

  it('is possible before each paragraph but the first', () => {
    expect(splitPoints(body).map(({ opening }) => opening)).toEqual(['Two,', '***', 'Three.']);
    expect(splitText(body, 6)).toEqual(['One.', 'Two,\nand its second line.\n\n***\n\nThree.']);
    expect(splitText(body, 7)).toBeUndefined();
    expect(splitText(body, 0)).toBeUndefined();
  });

  it('loses nothing but the space between both halves', () => {
    const text = fc.array(fc.constantFrom('word', ' ', '\n', '\n\n', '***', '> said')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (body) => {
        for (const { at } of splitPoints(body)) {
          const [first, second] = splitText(body, at) ?? ['', ''];
          expect(first.trim()).not.toBe('');
          expect(second.trim()).not.toBe('');
          expect(body.startsWith(first)).toBe(true);
          expect(body.endsWith(second)).toBe(true);
          expect(body.slice(first.length, body.length - second.length).trim()).toBe('');
        }
      }),
    );
  });
});
