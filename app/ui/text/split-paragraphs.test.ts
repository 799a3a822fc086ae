import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitParagraphs } from './split-paragraphs';

describe('splitParagraphs', () => {
  it('splits at blank lines and keeps single line ends within a paragraph', () => {
    expect(splitParagraphs('One\ntwo\n\nThree\n \t\n\nFour\n')).toEqual(['One\ntwo', 'Three', 'Four']);
  });

  it('treats each line as a paragraph if there is no blank line', () => {
    expect(splitParagraphs('One\r\nTwo\rThree')).toEqual(['One', 'Two', 'Three']);
  });

  it('finds no paragraph in white space', () => {
    expect(splitParagraphs(' \n\n \t')).toEqual([]);
  });

  it('keeps all words in order and leaves no paragraph empty', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'bc', ' ', '\n', '\r\n', '\t', '“', '.') });
    fc.assert(
      fc.property(text, (story) => {
        const paragraphs = splitParagraphs(story);
        expect(paragraphs.every((paragraph) => paragraph === paragraph.trim() && paragraph !== '')).toBe(true);
        expect(paragraphs.join('\n').split(/\s+/).filter(Boolean)).toEqual(story.split(/\s+/).filter(Boolean));
      }),
    );
  });
});
