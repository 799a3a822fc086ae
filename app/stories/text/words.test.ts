import { describe, expect, it } from 'vitest';
import { hasWords, openingOf, readingMinutes } from './words';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('words of a story', () => {
  it('exist in any script, but not in blanks and punctuation alone', () => {
    expect(['a', '夜', '7', ' é '].every(hasWords)).toBe(true);
    expect(['', ' \n\t', '...!', '—'].some(hasWords)).toBe(false);
  });

  it('take at least a minute to read', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes(words(220))).toBe(1);
    expect(readingMinutes(words(1100))).toBe(5);
  });
});

describe('the opening of a story', () => {
  it('is the whole of a short one', () => {
    expect(openingOf(['One two.', 'Three.'])).toEqual(['One two.', 'Three.']);
  });

  it('stops after two paragraphs', () => {
    expect(openingOf(['One.', 'Two.', 'Three.'])).toEqual(['One.', 'Two.']);
  });

  it('is cut with an ellipsis at the limit of words', () => {
    expect(openingOf([words(70)])).toEqual([`${words(60)}…`]);
    expect(openingOf([words(50), words(20)])).toEqual([words(50), `${words(10)}…`]);
    expect(openingOf([words(60), 'More.'])).toEqual([words(60)]);
    expect(openingOf(['One, two'], 1)).toEqual(['One…']);
  });
});
