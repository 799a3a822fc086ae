import { normalise } from '../text-tools';
import type { Line } from '../wording/line';

/** Tells which lines of the stock a text was made of, by the words that every wording of a line has. */
export interface UsedLines {
  has(line: Line): boolean;
}

/** @param text all that AI writers wrote in a room. */
export function usedLinesIn(text: string): UsedLines {
  const plain = normalise(text);
  return { has: ({ stretches }) => isIn(plain, stretches) };
}

function isIn(plain: string, stretches: readonly RegExp[]): boolean {
  let from = 0;
  for (const stretch of stretches) {
    stretch.lastIndex = from;
    if (!stretch.test(plain)) return false;
    from = stretch.lastIndex;
  }
  return stretches.length > 0;
}
