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
}

/**
 * Deals random puzzles, no two with the same key.
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
    if (taken.has(key)) continue;
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
