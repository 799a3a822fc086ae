import type { Random } from '~/platform/random/random';

export interface Dealing<Puzzle> {
  pool: readonly Puzzle[];
  /** Which puzzles of the pool may be dealt; all of them when omitted. */
  fits?(puzzle: NoInfer<Puzzle>): boolean;
  /** How many to deal, if there are that many. */
  count: number;
  random: Random;
  /** Keys of puzzles to deal only when nothing else is left. */
  seen: ReadonlySet<string>;
  keyOf(puzzle: NoInfer<Puzzle>): string;
  /** Difficulty; each level gets an equal share as far as it can. Without it all puzzles are equal. */
  levelOf?(puzzle: NoInfer<Puzzle>): number;
  /** The number of levels, where known: then the search of the pool stops early. */
  levels?: number;
  /** At least so many are of the easiest level, as far as there are; the other levels share the rest. */
  easy?: number;
}

/**
 * Deals random puzzles, no two with the same key.
 * @returns them from the easiest level to the hardest.
 */
export function dealPuzzles<Puzzle>({ pool, fits, count, random, seen, keyOf, levelOf, levels, easy = 0 }: Dealing<Puzzle>): Puzzle[] {
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
    if (taken.has(key)) continue;
    taken.add(key);
    alike.push(puzzle);
    if (wasSeen) continue;
    fresh.set(level(puzzle), alike);
    if (alike.length === count) full += 1;
  }
  const dealt = [...fresh.values()];
  const shareOf = sharesOf(fresh, count, Math.min(easy, count));
  const shared = dealt.flatMap((puzzles) => puzzles.slice(0, shareOf(puzzles)));
  const rest = [...dealt.flatMap((puzzles) => puzzles.slice(shareOf(puzzles))), ...known];
  return [...shared, ...rest.slice(0, count - shared.length)].sort((one, other) => level(one) - level(other));
}

/** How many of each level are dealt: equally many, or more of the easiest one. */
function sharesOf<Puzzle>(levels: ReadonlyMap<number, Puzzle[]>, count: number, easy: number): (puzzles: Puzzle[]) => number {
  const equal = Math.floor(count / Math.max(levels.size, 1));
  if (easy <= equal) return () => equal;
  const easiest = levels.get(Math.min(...levels.keys()));
  const others = Math.floor((count - easy) / Math.max(levels.size - 1, 1));
  return (puzzles) => (puzzles === easiest ? easy : others);
}

/** The items in random order, worked out only as far as they are consumed. */
function* byChance<Item>(items: readonly Item[], random: Random): Generator<Item> {
  const moved = new Map<number, number>();
  for (let left = items.length; left > 0; left -= 1) {
    const index = random.integer(left);
    const item = items[moved.get(index) ?? index];
    moved.set(index, moved.get(left - 1) ?? left - 1);
    if (item !== undefined) yield item;
  }
}
