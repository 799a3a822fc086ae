import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedText, storedTitle } from './stored-text';

const typed = fc.string({
  unit: fc.constantFrom('a', '文', '😀', ' ', '\n', '\r', '\t', '\f', '\u0000', '\u0001', '\u202e', '\ufffe', '\ud800'),
});

describe('stored text', () => {
  it('keeps everything visible that was typed, in its order', () => {
    const visible = (text: string) => text.match(/[a文😀]/gu)?.join('') ?? '';
    fc.assert(
      fc.property(typed, (text) => {
        expect(visible(storedText(text))).toBe(visible(text));
      }),
    );
  });

  it('contains nothing but text, and stays the same when stored again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(storedText(text)).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u);
        expect(storedText(storedText(text))).toBe(storedText(text));
      }),
    );
  });
});

describe('a stored title', () => {
  it.each(['', ' ', '\u200b\u2060', '\u202e\u200b', '\u3164', '\u2800\u2800', '\u0001'])(
    'is missing when nothing of %j is visible',
    (title) => {
      expect(storedTitle(title, 'Untitled')).toBe('Untitled');
    },
  );

  it('is one line that does not affect the direction of anything beside it', () => {
    expect(storedTitle(' The\u202e\n Gate\u0001 ', '')).toBe('The Gate');
    expect(storedTitle('?!', '')).toBe('?!');
  });
});
