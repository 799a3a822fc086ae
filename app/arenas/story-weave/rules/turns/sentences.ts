const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a text, without white space around. */
export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim());
}

/** All that a writer sees of a fold: the last sentence of what was written before. */
export function lastSentenceOf(text: string): string {
  return sentencesOf(text).at(-1) ?? text;
}
