import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToLength, isEnded, splitSentences, wholeSentences } from './sentences';

const TEXT = 'Mr. Hale waited. “Who’s there?” asked nobody. “Go!” He went… The rest was';

describe('sentences', () => {
  it('end at their punctuation and closing quote, not at abbreviations or in the middle of speech', () => {
    expect(splitSentences(TEXT)).toEqual(['Mr. Hale waited.', '“Who’s there?” asked nobody.', '“Go!”', 'He went…', 'The rest was']);
    expect(isEnded('“Go!”')).toBe(true);
    expect(isEnded('The rest was')).toBe(false);
  });

  it('are kept whole as far as they fit', () => {
    expect(wholeSentences(TEXT, 200)).toBe('Mr. Hale waited. “Who’s there?” asked nobody. “Go!” He went…');
    expect(wholeSentences(TEXT, 50)).toBe('Mr. Hale waited. “Who’s there?” asked nobody.');
    expect(wholeSentences(TEXT, 10)).toBe('');
  });

  it('that do not fit are closed at a comma or a word', () => {
    expect(cutToLength('The lamp went out in the hall, and then all the others', 40)).toBe('The lamp went out in the hall.');
    expect(cutToLength('The lamp, which nobody had lit for years', 20)).toBe('The lamp, which.');
    expect(cutToLength('The lamp', 20)).toBe('The lamp.');
    expect(cutToLength('Unbreakable', 5)).toBe('');
  });

  it('lose only the last words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', ' ', '.', ',', '”', '!') }),
        fc.integer({ min: 0, max: 60 }),
        (text, length) => {
          const cut = cutToLength(text, length);
          expect(cut.length).toBeLessThanOrEqual(length);
          expect(cut === '' || isEnded(cut)).toBe(true);
          const bare = (words: string) => words.replace(/\s/g, '');
          expect(bare(text).startsWith(bare(cut).replace(/\.$/, ''))).toBe(true);
          expect(bare(splitSentences(text).join(''))).toBe(bare(text));
        },
      ),
    );
  });
});
