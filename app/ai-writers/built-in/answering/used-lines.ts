import { normalise } from '../text-tools';
import type { Line } from '../wording/line';

/** Tells which lines of the stock a text was made of. */
export interface UsedLines {
  has(line: Line): boolean;
}

/** @param text all that AI writers wrote in a room. */
export function usedLinesIn(text: string): UsedLines {
  const plain = normalise(text);
  return { has: ({ wording }) => wording.test(plain) };
}
