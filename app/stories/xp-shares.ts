export interface XpShare {
  playerId: string;
  /** Whole XP, below 0 when taken away. */
  xp: number;
}

/**
 * How XP that a story earns falls to those who wrote it: the author alone; nobody, where there is none.
 * @see docs/product/ratings-and-xp.md
 */
export function xpShares(story: { authorId: string | null }, xp: number): XpShare[] {
  return story.authorId === null ? [] : [{ playerId: story.authorId, xp }];
}

/** What each writer's share changes by when one split takes the place of another; who gains or loses nothing is left out. */
export function shareChanges(before: readonly XpShare[], after: readonly XpShare[]): XpShare[] {
  const changes = new Map<string, number>();
  for (const { playerId, xp } of after) changes.set(playerId, xp);
  for (const { playerId, xp } of before) changes.set(playerId, (changes.get(playerId) ?? 0) - xp);
  return [...changes].filter(([, xp]) => xp !== 0).map(([playerId, xp]) => ({ playerId, xp }));
}
