/** What people are rated in, each for itself. Stored: they never change. */
export const LADDERS = ['battle', 'duel', 'words'] as const;
export type Ladder = (typeof LADDERS)[number];

/** Whether each part of a source is a contest of its own, as rounds of a battle are; the votes of a duel are one together. */
export const PARTS_COUNT: Readonly<Record<Ladder, boolean>> = { battle: true, duel: false, words: true };

/** How much a rating's number of contests grows with one. @param part which one of its source's, from 1. */
export function contestsOf(ladder: Ladder, part: number): number {
  return PARTS_COUNT[ladder] || part === 1 ? 1 : 0;
}
