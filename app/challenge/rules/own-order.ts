import { seededRandom } from '~/platform/random/random';

/** A number from a text, the same each time: FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Things in the order of one reader: by lot, and the same whenever they come back. @param reader such as their id and the week. */
export function inOwnOrder<Thing extends { id: string }>(things: readonly Thing[], reader: string): Thing[] {
  const sorted = things.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return seededRandom(seedOf(reader)).shuffle(sorted);
}
