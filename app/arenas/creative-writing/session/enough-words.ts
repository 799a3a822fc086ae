/** Words of a writer's own from which the end of a session publishes its story. */
export const FEWEST_WORDS = 50;

/** Finds words in scripts without spaces between them, too. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Whether a text has at least so many words, in any script. @see docs/product/creative-writing.md */
export function hasEnoughWords(text: string, fewest = FEWEST_WORDS): boolean {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words += 1;
    if (words >= fewest) return true;
  }
  return words >= fewest;
}
