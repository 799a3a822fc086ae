/** A sentence that may be dealt. */
export interface Dealable {
  id: string;
  /** In how many pairs it was dealt today. */
  dealt: number;
}

/** Two sentences, by their ids. */
export type Pair = readonly [first: string, second: string];

/** Most pairs that one person picks from in a day. */
export const PAIRS_A_DAY = 3;

/**
 * How many sentences are looked at to deal a pair: with so many, a pair of the least dealt ones is found that its reader has not
 * had, whichever they have had before.
 */
export const DEALT_FROM = 8;

/**
 * Deals two sentences to a reader: those that were dealt least, before those, whose pair this reader has not had today.
 * @param candidates without the reader's own; of those that were dealt equally often, the first come first.
 * @param had the pairs that this reader has had. @param swap whether the one that was dealt more often is shown first.
 * @returns undefined when there is no other pair.
 */
export function dealPair(candidates: readonly Dealable[], had: readonly Pair[], swap: boolean): Pair | undefined {
  const keys = new Set(had.map(keyOf));
  const seen = new Set(had.flat());
  const order = candidates.toSorted((one, other) => one.dealt - other.dealt || Number(seen.has(one.id)) - Number(seen.has(other.id)));
  for (let last = 1; last < order.length; last += 1) {
    for (let first = 0; first < last; first += 1) {
      const pair = [order[first]?.id ?? '', order[last]?.id ?? ''] as const;
      if (!keys.has(keyOf(pair))) return swap ? [pair[1], pair[0]] : pair;
    }
  }
  return undefined;
}

/** The same for a pair in either order. */
function keyOf(pair: Pair): string {
  return pair.toSorted().join(' ');
}

/** How many pairs can be made of so many sentences, as far as one person picks from them. */
export function pairsOf(sentences: number): number {
  return Math.min(PAIRS_A_DAY, (sentences ** 2 - sentences) / 2);
}
