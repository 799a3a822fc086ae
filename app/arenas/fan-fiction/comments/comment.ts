import type { FanComment } from './comment.contract';

/** Joins two lists of comments, newest first, without duplicates. */
export function joinComments(above: readonly FanComment[], below: readonly FanComment[]): FanComment[] {
  const there = new Set(above.map(({ id }) => id));
  return [...above, ...below.filter(({ id }) => !there.has(id))];
}
