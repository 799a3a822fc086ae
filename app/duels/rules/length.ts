/** A text has at least this part of the words of its form, so that there is something to read. */
const LEAST = 0.2;

/** The fewest words of a text. @param form the most. */
export function fewestWords(form: number): number {
  return Math.round(form * LEAST);
}
