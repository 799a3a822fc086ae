/** Characters of a story that a card shows. */
const PREVIEW_LENGTH = 200;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text for a card: the whole text when it is short enough, otherwise as many whole characters
 * (as people see them) as fit, and an ellipsis.
 * @param limit the most characters, counted as Unicode code points.
 * @see docs/product/library.md
 */
export function previewOf(text: string, limit = PREVIEW_LENGTH): string {
  if (text.length <= limit || codePoints(text) <= limit) return text;
  let shown = '';
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    used += codePoints(segment);
    if (used > limit) break;
    shown += segment;
  }
  return `${shown.trimEnd()}…`;
}

function codePoints(text: string): number {
  return [...text].length;
}
