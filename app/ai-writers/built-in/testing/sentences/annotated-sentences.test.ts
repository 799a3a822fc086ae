import { describe, expect, it } from 'vitest';
import { annotatedSentences } from './annotated-sentences';

const plain = (text: string): string => text.toLowerCase().replace(/’/g, "'");

/** The words that do not occur in this order. */
function outOfOrder(text: string, words: readonly string[]): string[] {
  let from = 0;
  return words.filter((word) => {
    const at = plain(text).indexOf(plain(word), from);
    if (at >= 0) from = at + word.length;
    return at < 0;
  });
}

describe('the annotated sentences', () => {
  it('are three hundred, each another', () => {
    expect(new Set(annotatedSentences.map(({ text }) => plain(text))).size).toBe(300);
  });

  it('hold their verbs in this order', () => {
    expect(annotatedSentences.filter(({ text, verbs }) => outOfOrder(text, verbs).length > 0)).toEqual([]);
  });

  it('hold every phrase they are annotated with', () => {
    const strange = annotatedSentences.flatMap(({ text, subject, objects, speaker, addressed, people, places, things }) =>
      [subject, speaker, addressed, ...objects, ...people, ...places, ...things].filter(
        (phrase) => phrase !== undefined && !plain(text).includes(plain(phrase)),
      ),
    );
    expect(strange).toEqual([]);
  });

  it('are questions where they leave a question open', () => {
    expect(annotatedSentences.filter(({ open, question }) => open === 'question' && !question)).toEqual([]);
  });

  it('break off without a mark at the end', () => {
    expect(annotatedSentences.filter(({ text, open }) => open === 'broken-off' && /[.!?"”]$/.test(text))).toEqual([]);
  });
});
