import type { Random } from '~/platform/random/random';

export interface Dealing<Puzzle> {
  pool: readonly Puzzle[];
  /** Which of the pool may be dealt; all of it when left out. */
  fits?(puzzle: NoInfer<Puzzle>): boolean;
  /** So many are dealt, or all there are. */
  count: number;
  random: Random;
  /** Keys of puzzles to be dealt only when nothing else is left. */
  seen: ReadonlySet<string>;
  keyOf(puzzle: NoInfer<Puzzle>): string;
  /** From easy to hard; as many of each level are dealt as there is room for. Without it all are alike. */
  levelOf?(puzzle: NoInfer<Puzzle>): number;
  /** How many levels there are, where that is known: then only as much of the pool is looked at as is needed. */
  levels?: number;
}

/**
 * Deals puzzles by chance, none with a key that another one has.
 * @returns them from the easiest level to the hardest.
 */
export function dealPuzzles<Puzzle>({ pool, fits, count, random, seen, keyOf, levelOf, levels }: Dealing<Puzzle>): Puzzle[] {
  const level = levelOf ?? (() => 0);
  const expected = levels ?? (levelOf ? Number.POSITIVE_INFINITY : 1);
  const taken = new Set<string>();
  const fresh = new Map<number, Puzzle[]>();
  const known: Puzzle[] = [];
  let full = 0;
  for (const puzzle of byChance(pool, random)) {
    if (full >= expected) break;
    if (fits && !fits(puzzle)) continue;
    const key = keyOf(puzzle);
    const wasSeen = seen.has(key);
    const alike = wasSeen ? known : (fresh.get(level(puzzle)) ?? []);
    if (taken.has(key) || alike.length >= count) continue;
    taken.add(key);
    alike.push(puzzle);
    if (wasSeen) continue;
    fresh.set(level(puzzle), alike);
    if (alike.length === count) full += 1;
  }
  const dealt = [...fresh.values()];
  const share = Math.floor(count / Math.max(dealt.length, 1));
  const shared = dealt.flatMap((puzzles) => puzzles.slice(0, share));
  const rest = [...dealt.flatMap((puzzles) => puzzles.slice(share)), ...known];
  return [...shared, ...rest.slice(0, count - shared.length)].sort((one, other) => level(one) - level(other));
}

/** The items in a random order; only as much of it is worked out as is asked for. */
function* byChance<Item>(items: readonly Item[], random: Random): Generator<Item> {
  const moved = new Map<number, number>();
  for (let left = items.length; left > 0; left -= 1) {
    const place = random.integer(left);
    const item = items[moved.get(place) ?? place];
    moved.set(place, moved.get(left - 1) ?? left - 1);
    if (item !== undefined) yield item;
  }
}
