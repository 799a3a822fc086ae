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
  const taken = new Set<string>();
  const fresh = new Map<number, Puzzle[]>();
  const known: Puzzle[] = [];
  for (const puzzle of random.shuffle(pool)) {
    const key = keyOf(puzzle);
    const level = levelOf(puzzle);
    const ofLevel = seen.has(key) ? known : (fresh.get(level) ?? []);
    if (taken.has(key) || ofLevel.length >= count) continue;
    taken.add(key);
    ofLevel.push(puzzle);
    if (ofLevel !== known) fresh.set(level, ofLevel);
  }
  const levels = [...fresh.values()];
  const share = Math.floor(count / Math.max(levels.length, 1));
  const shared = levels.flatMap((level) => level.slice(0, share));
  const rest = [...levels.flatMap((level) => level.slice(share)), ...known];
  return [...shared, ...rest.slice(0, count - shared.length)].sort((one, other) => levelOf(one) - levelOf(other));
}
