import { normalise } from '../text-tools';
import type { ReplyLine } from '../wording/reply-line';

/** Tells which lines of the stock a text was made of, by the words that every wording of a line has. */
export interface UsedLines {
  has(line: ReplyLine): boolean;
}

/** @param text all that AI writers wrote in a room. */
export function usedLinesIn(text: string): UsedLines {
  const plain = normalise(text);
  return { has: ({ runs }) => isIn(plain, runs) };
}

function isIn(plain: string, runs: readonly string[]): boolean {
  let from = 0;
  for (const run of runs) {
    const at = plain.indexOf(run, from);
    if (at < 0) return false;
    from = at + run.length;
  }
  return runs.length > 0;
}
