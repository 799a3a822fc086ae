/** How many letters must be added, removed, replaced, or swapped with their neighbor, to turn one word into the other. */
export function editDistance(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = right.map((_, index) => index).concat(right.length);
  for (const [row, letter] of left.entries()) {
    const current = [row + 1];
    for (const [column, against] of right.entries()) {
      const replaced = (last[column] ?? 0) + (letter === against ? 0 : 1);
      const isSwap = row > 0 && column > 0 && letter === right[column - 1] && left[row - 1] === against;
      const swapped = isSwap ? (beforeLast[column - 1] ?? 0) + 1 : replaced;
      current.push(Math.min(replaced, swapped, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return last[right.length] ?? 0;
}
