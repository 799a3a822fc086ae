const WORDS_PER_MINUTE = 220;

/** Whether a text says anything: has at least one letter or digit of any script. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Words in a text: runs between spaces with at least one letter or digit. */
export function countWords(text: string): number {
  let words = 0;
  for (const [run] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(run)) words += 1;
  return words;
}

/** Reading time of a text in whole minutes, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/**
 * The opening of a story: its first paragraphs, at most two, up to a number of words, even in the middle of a sentence.
 * @param paragraphs the story's paragraphs.
 * @returns paragraphs; the last ends with an ellipsis if it was cut.
 */
export function openingOf(paragraphs: readonly string[], words = 60): string[] {
  const opening: string[] = [];
  let left = words;
  for (const paragraph of paragraphs.slice(0, 2)) {
    const inParagraph = paragraph.split(/\s+/).filter(Boolean);
    if (left <= 0 || inParagraph.length === 0) break;
    const taken = inParagraph.slice(0, left);
    opening.push(taken.length < inParagraph.length ? `${taken.join(' ').replace(/[\s,;:.–—-]+$/, '')}…` : taken.join(' '));
    left -= taken.length;
  }
  return opening;
}
