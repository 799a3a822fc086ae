const BLANK_LINE = /\n[^\S\n]*\n/;
const LINE_OUTSIDE_QUOTES = /\n(?! {0,3}>)/g;

/** A text in Markdown whose writer left no blank line: each of its lines is a paragraph, as in a text without marks. */
export function asParagraphs(text: string): string {
  const whole = text.trim();
  return BLANK_LINE.test(whole) ? whole : whole.replaceAll(LINE_OUTSIDE_QUOTES, '\n\n');
}
