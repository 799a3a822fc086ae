export interface XpShare {
  playerId: string;
  /** Whole XP; negative when taken away. */
  xp: number;
}

/** Who earns the XP of a story. */
export interface CreditedStory {
  authorId: string | null;
  /** The writers of a collaborative story; missing or empty for a story by one author. AI writers earn nothing and are not counted. */
  writers?: readonly { playerId: string | null; isAi: boolean; characters: number }[];
}

/**
 * How the XP of a story is shared: all to the author, or to the people who wrote it together by the characters each
 * wrote, in whole XP by largest remainder. The share of a writer whose account is gone goes to nobody.
 * @see docs/product/ratings-and-xp.md
 */
export function xpShares({ authorId, writers = [] }: CreditedStory, xp: number): XpShare[] {
  if (writers.length === 0) return authorId === null ? [] : [{ playerId: authorId, xp }];
  const people = writers.filter(({ isAi }) => !isAi);
  const shares = largestRemainder(
    people.map(({ characters }) => characters),
    Math.abs(xp),
  );
  return people.flatMap(({ playerId }, index) => {
    const share = shares[index] ?? 0;
    return playerId === null || share === 0 ? [] : [{ playerId, xp: Math.sign(xp) * share }];
  });
}

/** The change of each writer's share when one split replaces another; leaves out those who gain and lose nothing. */
export function shareChanges(before: readonly XpShare[], after: readonly XpShare[]): XpShare[] {
  const changes = new Map<string, number>();
  for (const { playerId, xp } of after) changes.set(playerId, xp);
  for (const { playerId, xp } of before) changes.set(playerId, (changes.get(playerId) ?? 0) - xp);
  return [...changes].filter(([, xp]) => xp !== 0).map(([playerId, xp]) => ({ playerId, xp }));
}

/** Splits a whole number by weights into whole numbers; the remainder goes to the largest fractions, the first among equals. */
function largestRemainder(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const whole = Math.floor((total * weight) / sum);
    return { index, whole, remainder: total * weight - whole * sum };
  });
  const left = total - parts.reduce((all, { whole }) => all + whole, 0);
  const lucky = new Set(
    parts
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => whole + (lucky.has(index) ? 1 : 0));
}
