/** A piece of a text that was searched. */
export interface MarkedPiece {
  text: string;
  /** Whether it is what was looked for. */
  marked: boolean;
}

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
