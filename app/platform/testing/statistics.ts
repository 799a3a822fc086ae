import type { Random } from '../random/random';

/** A number of the standard normal distribution. */
export function normalOf(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Spearman's correlation of two columns. */
export function correlation(rows: readonly (readonly [number, number])[]): number {
  const ranksOf = (column: 0 | 1) => {
    const order = rows.map((row, index) => ({ value: row[column], index })).sort((one, other) => one.value - other.value);
    const ranks: number[] = [];
    for (const [rank, { index }] of order.entries()) ranks[index] = rank;
    return ranks;
  };
  const [one, other] = [ranksOf(0), ranksOf(1)];
  const middle = (rows.length - 1) / 2;
  const spread = one.reduce((sum, rank) => sum + (rank - middle) ** 2, 0);
  return one.reduce((sum, rank, index) => sum + (rank - middle) * ((other[index] ?? 0) - middle), 0) / spread;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(values.length - 1, 1));
}
