import { type FilledCell, fillPattern, gapsIn, isGapText } from './fill-pattern';

const GAP = '_';

/** A pattern of gaps only, for a word of which nothing is given. @param length letters. */
export function openPattern(length: number): string {
  return GAP.repeat(length);
}

/** The slots of a row: those of its pattern, and one more for each letter typed past its end. */
export function slotsOf(pattern: string, text: string): FilledCell[] {
  const extra = isGapText(pattern, text) ? '' : text.slice(pattern.length).toLowerCase();
  return [...fillPattern(pattern, text), ...[...extra].map((letter): FilledCell => ({ letter, kind: 'typed' }))];
}

/**
 * The slot that the next letter goes into. @param caret index in the text.
 * @returns past the last slot when the row is full.
 */
export function slotAtCaret(pattern: string, text: string, caret: number): number {
  const from = isGapText(pattern, text) ? nthGap(pattern, caret) : caret;
  const gap = pattern.indexOf(GAP, from);
  return gap === -1 ? Math.max(from, pattern.length) : gap;
}

/** The index in the text at which a letter for that slot goes. */
export function caretAtSlot(pattern: string, text: string, slot: number): number {
  const caret = isGapText(pattern, text) ? gapsIn(pattern.slice(0, slot)) : slot;
  return Math.min(caret, text.length);
}

/** What typed, dictated or pasted text has of letters: accents, spaces and marks go. @param most the longest answer, in letters. */
export function lettersOf(text: string, most: number): string {
  return text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .slice(0, most);
}

function nthGap(pattern: string, count: number): number {
  let index = -1;
  for (let gap = 0; gap <= count; gap += 1) {
    index = pattern.indexOf(GAP, index + 1);
    if (index === -1) return pattern.length;
  }
  return index;
}
