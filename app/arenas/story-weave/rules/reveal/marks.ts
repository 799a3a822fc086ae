import type { MarkCount } from '../../protocol/room.contract';

/** How many of the latest parts can be marked. */
const FRESH_PARTS = 2;

/** The parts that can still be marked: the latest. */
export function freshParts<Part extends { number: number }>(parts: readonly Part[]): Part[] {
  return parts.slice(-FRESH_PARTS);
}

/** A part with its marks. */
export interface MarkedPart<Part> {
  part: Part;
  marks: readonly MarkCount[];
  /** All its marks together. */
  total: number;
}

/** The parts with most marks, those first; equal ones in the order of the story. Parts without marks are left out. */
export function mostMarked<Part extends { number: number }>(
  parts: readonly Part[],
  marks: readonly MarkCount[],
  atMost: number,
): MarkedPart<Part>[] {
  return parts
    .map((part) => {
      const own = marks.filter(({ number }) => number === part.number);
      return { part, marks: own, total: own.reduce((sum, { count }) => sum + count, 0) };
    })
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, atMost);
}
