import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedTitles } from './suggested-titles';

const GATE =
  'Mara walked in with her ink and the evening behind her. The ninth gate stood open. Nobody had opened the ninth gate since ' +
  'the flood, and her brother had drowned there. She wrote his name on the wall. The river answered. ' +
  'By morning the ninth gate was shut, and the river kept his name.';

describe('titles for a text', () => {
  it('are what it keeps coming back to', () => {
    const titles = suggestedTitles(GATE);
    expect(titles).toHaveLength(3);
    expect(titles).toContain('The Ninth Gate');
    expect(titles).toContain('The River Answered');
    expect(titles).toContain('His Name on the Wall');
  });

  it('are not made of words that say nothing', () => {
    expect(suggestedTitles('And then there was nothing, and it was so. They were there, and so was I.')).toEqual([]);
    expect(suggestedTitles('')).toEqual([]);
  });

  const words = fc.constantFrom(
    'the',
    'a',
    'her',
    'gate',
    'river',
    'stone',
    'lantern',
    'walked',
    'and',
    'was',
    'Mara',
    'ÉTÉ',
    'слово',
    'of',
  );
  const texts = fc
    .array(fc.tuple(fc.array(words, { minLength: 1, maxLength: 9 }), fc.constantFrom('. ', '!\n', ', ')), { maxLength: 20 })
    .map((sentences) => sentences.map(([some, end]) => some.join(' ') + end).join(''));

  it("stand in the text's own words, differ, and are short enough for any card", () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'grapheme' })), (text) => {
        const titles = suggestedTitles(text);
        const own = new Set(text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu));
        expect(titles.length).toBeLessThanOrEqual(3);
        expect(new Set(titles).size).toBe(titles.length);
        for (const title of titles) {
          expect(title.length).toBeLessThanOrEqual(48);
          expect(title, 'one common word is no title').toContain(' ');
          for (const word of title.toLowerCase().split(' ')) expect(own).toContain(word);
        }
      }),
    );
  });
});
