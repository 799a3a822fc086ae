import type { Random } from '~/platform/random/random';

/** How many readers pick from a week. */
export const PICKS = 3;
/** How many entries by others a reader has read before they can be drawn; all of them where there are fewer. */
const READ_AT_LEAST = 10;
/** With fewer entries by others there is nothing to choose from. */
const FEWEST_TO_CHOOSE = 3;

/** How many of the entries by others a reader must have read to be drawn; undefined where too few are there. */
export function readingsAsked(others: number): number | undefined {
  return others < FEWEST_TO_CHOOSE ? undefined : Math.min(READ_AT_LEAST, others);
}

/** How a week's picks stand. */
export interface Drawn {
  /** Who was drawn already, whether they picked or not. */
  had: ReadonlySet<string>;
  /** Picks that were made, and those that may still be made. */
  standing: number;
}

/** Who picks next, by lot: as many as picks are missing, each once. */
export function drawReaders(lot: readonly string[], { had, standing }: Drawn, random: Random): string[] {
  const free = [...new Set(lot)].filter((id) => !had.has(id)).sort();
  return random.shuffle(free).slice(0, Math.max(0, PICKS - standing));
}
