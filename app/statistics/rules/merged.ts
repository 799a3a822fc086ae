/** Fewer readers than these are not told apart from others. */
export const LEAST = 5;

/** Readers in parts of a sum. */
export interface Parts<Name extends string> {
  /** The parts that are shown. */
  told: Partial<Record<Name, number>>;
  /** Readers whose parts are too small to be shown, all together. */
  merged: number;
}

/**
 * Says of a sum of at least five readers which parts are shown: those of none, and of five and more. Smaller ones are merged,
 * and so is the smallest of the others where the small ones together would still be fewer than five.
 * @returns undefined where there are fewer than five readers in all.
 */
export function mergeSmall<Name extends string>(parts: Readonly<Record<Name, number>>): Parts<Name> | undefined {
  const names = Object.keys(parts) as Name[];
  const sorted = names.toSorted((one, other) => parts[one] - parts[other]);
  if (sumOf(sorted.map((name) => parts[name])) < LEAST) return undefined;
  const told: Partial<Record<Name, number>> = {};
  let merged = 0;
  for (const name of sorted) {
    const count = parts[name];
    const isSmall = count > 0 && (count < LEAST || (merged > 0 && merged < LEAST));
    if (isSmall) merged += count;
    else told[name] = count;
  }
  return { told, merged };
}

/** Parts of several sums together. */
export function addParts<Name extends string>(sums: readonly Parts<Name>[]): Parts<Name> {
  const total: Parts<Name> = { told: {}, merged: 0 };
  for (const { told, merged } of sums) {
    total.merged += merged;
    for (const name of Object.keys(told) as Name[]) total.told[name] = (total.told[name] ?? 0) + (told[name] ?? 0);
  }
  return total;
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** A run of neighbouring parts that are shown as one: the indexes of the first and the last, and their sum. */
export interface Run {
  first: number;
  last: number;
  sum: number;
}

/**
 * Joins neighbouring parts until each run has none or at least five readers.
 * @returns undefined where there are fewer than five readers in all.
 */
export function mergeNeighbours(parts: readonly number[]): Run[] | undefined {
  if (sumOf(parts) < LEAST) return undefined;
  const runs: Run[] = [];
  let open: Run | undefined;
  parts.forEach((count, index) => {
    const run: Run = { first: open?.first ?? index, last: index, sum: (open?.sum ?? 0) + count };
    open = run.sum > 0 && run.sum < LEAST ? run : undefined;
    if (!open) runs.push(run);
  });
  // What is left at the end goes to the last run that has readers, with everything between them.
  while (open) {
    const before = runs.pop();
    if (!before) break;
    open = { first: before.first, last: open.last, sum: before.sum + open.sum };
    if (open.sum >= LEAST) {
      runs.push(open);
      open = undefined;
    }
  }
  return runs;
}
