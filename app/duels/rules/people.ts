/** Two people, in either order. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** What stands between people, as keys of pairs. */
export interface Relations {
  /** Of one cluster, or one blocks the other: they never meet. */
  apart: ReadonlySet<string>;
  /** One follows the other, or they share something such as a circle: one is dealt a duel of the other while there are few others. */
  near: ReadonlySet<string>;
  /** They have met lately. */
  met: ReadonlySet<string>;
}
