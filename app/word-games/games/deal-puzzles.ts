import type { Random } from '~/platform/random';

export interface Dealing<Puzzle> {
  pool: readonly Puzzle[];
  /** So many are dealt, or all there are. */
  count: number;
  random: Random;
  /** Keys of puzzles to be dealt only when nothing else is left. */
  seen: ReadonlySet<string>;
  keyOf(puzzle: NoInfer<Puzzle>): string;
  /** From easy to hard; as many of each level are dealt as there is room for. Without it all are alike. */
  levelOf?(puzzle: NoInfer<Puzzle>): number;
}

/**
 * Deals puzzles by chance, none with a key that another one has.
 * @returns them from the easiest level to the hardest.
 */
export function dealPuzzles<Puzzle>({ pool, count, random, seen, keyOf, levelOf = () => 0 }: Dealing<Puzzle>): Puzzle[] {
  const unique = uniqueBy(random.shuffle(pool), keyOf);
  const fresh = unique.filter((puzzle) => !seen.has(keyOf(puzzle)));
  const levels = [...Map.groupBy(fresh, levelOf).values()];
  const share = Math.floor(count / Math.max(levels.length, 1));
  const shared = levels.flatMap((level) => level.slice(0, share));
  const chosen = new Set(shared.map(keyOf));
  const rest = [...fresh, ...unique.filter((puzzle) => seen.has(keyOf(puzzle)))].filter((puzzle) => !chosen.has(keyOf(puzzle)));
  return [...shared, ...rest.slice(0, count - shared.length)].sort((one, other) => levelOf(one) - levelOf(other));
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
}
