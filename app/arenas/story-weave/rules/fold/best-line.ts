/** The line that most people found the best of the night; undefined where nobody voted, or several have equally many. */
export function bestLineOf<Line extends { votes: number }>(lines: readonly Line[]): Line | undefined {
  const [first, second] = [...lines].sort((one, other) => other.votes - one.votes);
  return first && first.votes > 0 && first.votes > (second?.votes ?? 0) ? first : undefined;
}
