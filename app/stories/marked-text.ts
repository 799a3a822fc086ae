/** A piece of a text that was searched. */
export interface MarkedPiece {
  text: string;
  /** Whether it is what was looked for. */
  marked: boolean;
}

/** Stand around what was found: characters that no text of the site holds, so that no text can forge them. */
export const MARK_START = '\uE001';
export const MARK_END = '\uE002';

/**
 * Shows by dots where an excerpt does not begin or end with a sentence.
 * @returns undefined when nothing in it is marked: then it is no excerpt of what was looked for.
 */
export function withDots(pieces: readonly MarkedPiece[]): MarkedPiece[] | undefined {
  if (!pieces.some(({ marked }) => marked)) return undefined;
  const dots = { text: '…', marked: false };
  const begins = /^\s*[\p{Lu}\p{N}“"‘'(]/u.test(pieces[0]?.text ?? '');
  const ends = /[.!?…]['"’”)]*\s*$/u.test(pieces.at(-1)?.text ?? '');
  return [...(begins ? [] : [dots]), ...pieces, ...(ends ? [] : [dots])];
}

/** Cuts a text at the characters that stand around what was found. What is odd about them is taken for plain text. */
export function markedPieces(text: string): MarkedPiece[] {
  const pieces = text.split(new RegExp(`${MARK_START}([^${MARK_START}${MARK_END}]*)${MARK_END}`));
  return pieces
    .map((piece, place) => ({ text: piece.replaceAll(/[\uE001\uE002]/g, ''), marked: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
