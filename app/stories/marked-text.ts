/** A piece of a text that was searched. */
export interface MarkedPiece {
  text: string;
  /** Whether it is what was looked for. */
  marked: boolean;
}

/** Stand around what was found: characters that no text of the site holds, so that no text can forge them. */
export const MARK_START = '\uE001';
export const MARK_END = '\uE002';

/** Cuts a text at the characters that stand around what was found. What is odd about them is taken for plain text. */
export function markedPieces(text: string): MarkedPiece[] {
  const pieces = text.split(new RegExp(`${MARK_START}([^${MARK_START}${MARK_END}]*)${MARK_END}`));
  return pieces
    .map((piece, place) => ({ text: piece.replaceAll(/[\uE001\uE002]/g, ''), marked: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
