import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedShare } from './changed-share';

const words = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `word${from + index}`).join(' ');

describe('how much of a text changed', () => {
  it('is what was rewritten, added or deleted', () => {
    expect(changedShare(words(0, 100), words(0, 100))).toBe(0);
    expect(changedShare(words(0, 100), words(200, 300))).toBe(1);
    expect(changedShare(words(0, 100), `${words(0, 75)} ${words(200, 225)}`)).toBeCloseTo(0.25, 1);
    expect(changedShare(words(0, 100), words(0, 40))).toBeCloseTo(0.6, 1);
    expect(changedShare(words(0, 40), words(0, 100))).toBeCloseTo(0.6, 1);
    expect(changedShare('', '')).toBe(0);
    expect(changedShare('', 'a word')).toBe(1);
  });

  it('is small for moved paragraphs and for a word here and there', () => {
    expect(changedShare(`${words(0, 50)}\n\n${words(50, 100)}`, `${words(50, 100)}\n\n${words(0, 50)}`)).toBeLessThan(0.05);
    const corrected = words(0, 100).replace(/word\d*5\b/g, 'other');
    expect(changedShare(words(0, 100), corrected)).toBeCloseTo(0.1, 1);
  });

  it('is between nothing and everything, and nothing only for a text with the same words', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const share = changedShare(before, after);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(changedShare(before, before)).toBe(0);
      }),
    );
  });
});
