import { lookOf, TURNS, turnedCover } from './story-cover';

/**
 * How far to turn a cover's colours so that it shares scene and colours with no neighbour; where all colours of its
 * scene are taken, the ones that were taken longest ago.
 * @param name a cover, turned or not.
 * @param neighbours the names of others, those to differ from most first.
 * @returns 0 to 7.
 * @see docs/product/covers.md
 */
export function turnApart(name: string, neighbours: readonly string[]): number {
  const looks = neighbours.map(lookOf);
  const nearest = TURNS.map((turn) => {
    const at = looks.indexOf(lookOf(turnedCover(name, turn)));
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  });
  return nearest.indexOf(Math.max(...nearest));
}
