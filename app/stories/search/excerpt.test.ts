import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, markedText, searchedText } from './excerpt';
import type { TextToken } from './text-tokens';

const keyOf = ({ text }: TextToken) => text;
const shown = (text: string, ...patterns: (string | undefined)[][]) =>
  excerptOf(searchedText(text), patterns, keyOf)
    ?.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('an excerpt', () => {
  it('marks words as written, and phrases as a whole', () => {
    expect(shown('La Lumière, enfin.', ['lumiere'])).toBe('La [Lumière], enfin.');
    expect(shown('A red gate, a red door.', ['red', 'door'])).toBe('A red gate, a [red door].');
    expect(shown('The king of hearts.', ['king', undefined, 'hearts'])).toBe('The [king of hearts].');
    expect(shown('夏の花火大会', ['花', '火'], ['火', '大'])).toBe('夏の[花火大]会');
  });

  it('begins with a sentence that is near, and ends with a word', () => {
    const text = `${'Quiet words stood here. '.repeat(20)}Then a gate opened ${'and somebody went through it '.repeat(20)}`;
    expect(shown(text, ['gate'])).toMatch(/^(Quiet words stood here\. )*Then a \[gate\] opened [a-z ]+ \w+$/);
  });

  it('shows the passage with most matches first, and another one beside it', () => {
    const far = 'Nothing happened for a long time after that. '.repeat(10);
    expect(shown(`A gate. ${far}A key. ${far}A gate with a lock.`, ['gate'], ['lock'], ['key'])).toMatch(
      /\[key\].* … .*\[gate\] with a \[lock\]\.$/,
    );
  });

  it('is undefined where nothing is found', () => {
    expect(shown('A door.', ['gate'])).toBeUndefined();
  });

  it('shows only parts of the text, in order, whatever the text is', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(texts, fc.constantFrom('a', '花', 'e'), (text, key) => {
        const marked = markedText(searchedText(text), [[key]], keyOf);
        expect(marked.map((piece) => piece.text).join('')).toBe(text);
        const parts = excerptOf(searchedText(text), [[key]], keyOf) ?? [];
        for (const piece of parts) expect(text.includes(piece.text) || piece.text === ' … ').toBe(true);
      }),
    );
  });
});
