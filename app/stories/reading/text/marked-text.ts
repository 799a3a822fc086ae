/** A piece of searched text. */
export interface MarkedPiece {
  text: string;
  /** Whether it matches the search. */
  marked: boolean;
}

/**
 * Adds dots where an excerpt does not begin or end with a sentence.
 * @returns undefined when nothing in it is marked, so it does not show what was found.
 */
export function withDots(pieces: readonly MarkedPiece[]): MarkedPiece[] | undefined {
  if (!pieces.some(({ marked }) => marked)) return undefined;
  const dots = { text: '…', marked: false };
  const begins = /^\s*[\p{Lu}\p{N}“"‘'(]/u.test(pieces[0]?.text ?? '');
  const ends = /[.!?…]['"’”)]*\s*$/u.test(pieces.at(-1)?.text ?? '');
  return [...(begins ? [] : [dots]), ...pieces, ...(ends ? [] : [dots])];
}
