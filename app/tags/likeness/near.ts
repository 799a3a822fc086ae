import { editDistance } from '~/platform/text/edit-distance';

/** Shorter keys are too often alike, in characters. */
const SHORTEST = 5;
/** From this length on a key may differ by two edits. */
const LONG = 8;
/** How much longer or shorter a key that is alike can be, in characters. */
export const MOST_EDITS = 2;

/**
 * Whether two keys of tags may be the same thing, spelled differently: one letter more, less, other or swapped, or two in long ones.
 * What is no letter must agree: 'Part 1' is not 'Part 2', and love is not friendship.
 */
export function isNear(key: string, other: string): boolean {
  const length = Math.min([...key].length, [...other].length);
  if (key === other || length < SHORTEST || signsOf(key) !== signsOf(other)) return false;
  return editDistance(key, other) <= (length >= LONG ? MOST_EDITS : 1);
}

function signsOf(key: string): string {
  return key.replaceAll(/[\p{L}\p{M}]/gu, '');
}
