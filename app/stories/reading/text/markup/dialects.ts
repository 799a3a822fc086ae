import type { Extension } from 'micromark-util-types';
import { ADDED } from './constructs';

/**
 * A version of the markup of stories. A text keeps the one that it was written in: 1 knows emphasis, scene breaks and quotes, 2
 * also links, strikethrough, underline and lists.
 */
export type Markup = 1 | 2;

/** The version that texts are written in now. */
export const MARKUP = 2;

/** How one version of the markup is read. */
export interface Dialect {
  /** What the parser of Markdown gets for some lines. */
  extensionsFor(lines: string): Extension[];
  /** Whether lines have anything that the parser could read. Escapes alone are none where the version resolves them by itself. */
  isMarked(lines: string): boolean;
  /** The runs of marks in some lines. */
  marksIn(lines: string): string[];
  /** What some lines without marks say. */
  literal(lines: string): string;
  /** How many characters of the lines count against what one text may have. */
  lengthOf(lines: string): number;
}

/** What Markdown has besides emphasis, scene breaks and quotes; shown as typed. */
const NOT_READ = [
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
  'labelStartImage',
  'list',
  'setextUnderline',
];

/** A line that is a scene break wherever it stands; one of dashes is one only between blank lines. */
export const SCENE_BREAK = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;

/** Lines that the parser gets at once, and marks in them; beyond that they are shown as typed. */
export const LINES_AT_ONCE = 40;
const MARKS_AT_ONCE = 200;

const MARKED_1 = /[*_>\\]|^[ \t]*-[ \t-]*$/m;
const MARKED_2 = /[*_>]|~~|\+\+|\]\(|^[ \t]*(?:-[ \t-]*$|\d{1,3}[.)](?:[ \t]|$))/m;
const NEW_SIGNS = /~~|\+\+|\]\(|^[ \t>]*(?:\*|\d{1,3}[.)])(?:[ \t]|$)/m;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Lines in which each escaped sign is a letter, so that it is no mark. */
function withoutEscapes(lines: string): string {
  return lines.replaceAll(ESCAPE, 'x');
}

/** Whether some lines have anything that only the second version knows. */
export function hasNewSigns(lines: string): boolean {
  return NEW_SIGNS.test(lines);
}

/** Brackets, tildes and plus signs take the parser time only where it looks at them. */
function marksOf(lines: string): string[] {
  return lines.match(hasNewSigns(lines) ? /[*_]+|~+|\++|[[\]\\]/g : /[*_]+|\\/g) ?? [];
}

/** What the first version of the markup leaves out of Markdown. */
const FIRST: Extension = { disable: { null: [...NOT_READ, 'labelEnd', 'labelStartLink'] } };
const SECOND: Extension[] = [{ disable: { null: NOT_READ } }, ADDED];

const DIALECTS: Readonly<Record<Markup, Dialect>> = {
  1: {
    extensionsFor: () => [FIRST],
    isMarked: (lines) => MARKED_1.test(lines),
    marksIn: (lines) => lines.match(/[*_]+|\\/g) ?? [],
    literal: (lines) => lines,
    lengthOf: (lines) => lines.length,
  },
  2: {
    extensionsFor: (lines) => (hasNewSigns(withoutEscapes(lines)) ? SECOND : [FIRST]),
    isMarked: (lines) => MARKED_2.test(withoutEscapes(lines)),
    marksIn: (lines) => marksOf(withoutEscapes(lines)),
    literal: (lines) => lines.replaceAll(ESCAPE, '$1'),
    lengthOf: (lines) => withoutEscapes(lines).length,
  },
};

/** How a version of the markup is read. */
export function dialectOf(markup: Markup): Dialect {
  return DIALECTS[markup];
}

/** Whether a text of the latest version says anything but its own characters. */
export function isMarked(text: string): boolean {
  return DIALECTS[MARKUP].isMarked(text) || text !== DIALECTS[MARKUP].literal(text);
}

/** Whether runs of marks are a heap, which is shown as typed. */
export function isHeap(marks: readonly string[]): boolean {
  return marks.length > MARKS_AT_ONCE || marks.some((mark) => /^[*_]{4}/.test(mark));
}
