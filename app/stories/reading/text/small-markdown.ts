/** What Markdown has besides emphasis, scene breaks and quotes; shown as typed. */
export const NOT_READ = [
  'autolink',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'hardBreakEscape',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'list',
  'setextUnderline',
];

/** A line that is a scene break wherever it stands; one of dashes is one only between blank lines. */
export const SCENE_BREAK = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** Lines that the parser gets at once, and marks in them; beyond that they are shown as typed. */
export const LINES_AT_ONCE = 40;
const MARKS_AT_ONCE = 200;

/** The runs of marks in some lines. */
export function marksIn(text: string): string[] {
  return text.match(/[*_]+|\\/g) ?? [];
}

/** Whether runs of marks are a heap, which is shown as typed. */
export function isHeap(marks: readonly string[]): boolean {
  return marks.length > MARKS_AT_ONCE || marks.some((mark) => mark.length > 3);
}

/** A paragraph without any of these is only words. */
export const MARKED = /[*_>\\]|^[ \t]*-[ \t-]*$/m;
