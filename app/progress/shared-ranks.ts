/** The ranks of sorted rows from 1; equal ones share theirs, and the next has as many above it as there are. */
export function sharedRanks<Row>(rows: readonly Row[], areEqual: (one: Row, other: Row) => boolean): number[] {
  const ranks: number[] = [];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    ranks.push(before !== undefined && areEqual(before, row) ? (ranks[index - 1] ?? index) : index + 1);
  }
  return ranks;
}
