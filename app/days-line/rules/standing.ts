/** How sure a standing is, as a quantile of the normal distribution: it is too high in one case of twenty. */
const Z = 1.645;
const Z_SQUARED = 2.706025;

/** How a sentence has fared. */
export interface Tally {
  /** Pairs with it of which one was picked. */
  compared: number;
  /** Those in which it was the one. */
  picked: number;
}

/**
 * What a sentence surely deserves: the lower bound of the share of pairs that it would win if everybody saw it (Wilson's score
 * interval), 0 to 1. One pick of one says little, nine of ten say much. The database works out the same, in its column 'standing'.
 * @see docs/decisions/0109-days-line.md
 */
export function standing({ compared, picked }: Tally): number {
  if (picked === 0) return 0;
  const share = picked / compared;
  const doubt = Z * Math.sqrt((share * (1 - share) + Z_SQUARED / (4 * compared)) / compared);
  return (share + Z_SQUARED / (2 * compared) - doubt) / (1 + Z_SQUARED / compared);
}
