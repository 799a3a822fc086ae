import type { Random } from '~/platform/random/random';

/** A puzzle that a player may be asked. */
export interface Candidate {
  key: string;
  /** In points. */
  rating: number;
}

/** How many of the nearest puzzles one is drawn from, so that the order of a game's puzzles cannot be foretold. */
const DRAWN_FROM = 8;
/** After so many other puzzles, one that was missed may return. */
export const BETWEEN_RETURNS = 5;

/** One of the puzzles nearest to a rating; undefined where there are none. */
export function nearTo<Found extends Candidate>(candidates: readonly Found[], target: number, random: Random): Found | undefined {
  const nearest = nearestTo(candidates, target, DRAWN_FROM);
  return nearest.length > 0 ? random.pick(nearest) : undefined;
}

/** The puzzles nearest to a rating, the nearest first. */
export function nearestTo<Found extends Candidate>(candidates: readonly Found[], target: number, most: number): Found[] {
  const farFrom = ({ rating }: Candidate) => Math.abs(rating - target);
  return candidates.toSorted((one, other) => farFrom(one) - farFrom(other)).slice(0, most);
}
