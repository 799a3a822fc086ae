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

  it('are how its sentences begin, where it comes back to nothing', () => {
    expect(
      suggestedTitles(
        'I walked down to the harbor where Elena waited. She did not look up when I sat next to her. We watched boats come in ' +
          'and did not talk about what had happened. Then she asked whether I still had it, and I gave it to her.',
      ),
    ).toEqual(['I Walked Down to the Harbor', 'We Watched Boats']);
  });

  it('may have a name, or three words', () => {
    const titles = suggestedTitles(
      'The old lighthouse keeper counted ships, and the sea took Marisol in. Nobody asked Marisol, and nobody ever asked the sea.',
    );
    expect(titles).toContain('The Old Lighthouse Keeper');
    expect(titles).toContain('Marisol and the Sea');
  });

  it.each([
    [
      'Als der Regen nach Porto kam, saß meine Großmutter am Fenster und zählte Tropfen. Niemand wusste warum.',
      'Als der Regen nach Porto kam',
    ],
    ['Cuando llegó la lluvia, mi abuela contaba gotas. El perro viejo dormía.', 'El perro viejo dormía'],
    ['Когда дождь пришёл в город, никто не открыл окна. Старая собака спала.', 'Когда дождь пришёл в город'],
    ['雨が止んだ夜、彼女は駅で待っていた。電車は来なかった。', '雨が止んだ夜'],
  ])('are clauses as they stand in other languages than English: %s', (text, title) => {
    expect(suggestedTitles(text)).toContain(title);
  });

  it('never say one word over and over', () => {
    expect(suggestedTitles('Word word word word. Word word!')).toEqual([]);
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
        const own = text.toLowerCase();
        expect(titles.length).toBeLessThanOrEqual(3);
        expect(new Set(titles).size).toBe(titles.length);
        for (const title of titles) {
          expect(title.length).toBeLessThanOrEqual(48);
          expect(title.length, 'one letter is no title').toBeGreaterThan(1);
          for (const word of title.toLowerCase().split(' ')) expect(own).toContain(word);
        }
      }),
    );
  });
});
