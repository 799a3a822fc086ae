import type { Words } from '../saving/save.contract';

/** A save makes a version when the newest one is at least this many ms old. */
const VERSION_EVERY_MS = 5 * 60 * 1000;
/** A save that takes away more characters than this keeps the words before it, however soon it comes. */
const MUCH_REPLACED = 200;
/** The most versions of a text. */
export const MAX_VERSIONS = 200;
/** The most characters of all versions of a text; only very long texts reach it before they have 200 versions. */
export const MAX_HISTORY_CHARACTERS = 8_000_000;

/** What decides which versions of a text go. */
export interface VersionFacts {
  number: number;
  savedAt: Date;
  /** Whether readers were shown it: such versions go last. */
  published: boolean;
  characters: number;
}

/**
 * Whether words that a save replaces become a version.
 * @param sinceLastMs since the newest version was saved, or since the text was begun.
 * @see docs/product/stories.md
 */
export function isWorthKeeping(before: Words, after: Words, sinceLastMs: number): boolean {
  if (before.body.trim() === '') return false;
  return sinceLastMs >= VERSION_EVERY_MS || replacedCharacters(before.body, after.body) > MUCH_REPLACED;
}

/** How many characters of a text are between what it and another one have in common at both ends. */
function replacedCharacters(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return before.length - start - end;
}

/**
 * The versions that go so that a history keeps its limits. The first and the newest stay, as far as that is possible. Of
 * the others, those go first that readers were never shown and that are close to their neighbours for their age: so the
 * older a part of the history is, the fewer versions it has.
 * @param versions by number, oldest first.
 * @returns the numbers of those that go.
 */
export function thinnedOut(versions: readonly VersionFacts[], now: Date): number[] {
  const left = [...versions];
  const gone: number[] = [];
  let characters = left.reduce((sum, version) => sum + version.characters, 0);
  while (left.length > 1 && (left.length > MAX_VERSIONS || characters > MAX_HISTORY_CHARACTERS)) {
    const [dropped] = left.splice(leastMissed(left, now), 1);
    if (!dropped) break;
    characters -= dropped.characters;
    gone.push(dropped.number);
  }
  return gone;
}

/** The index of the version that its writer would miss least. */
function leastMissed(versions: readonly VersionFacts[], now: Date): number {
  const inner = versions.slice(1, -1);
  const candidates = inner.some(({ published }) => !published) ? inner.filter(({ published }) => !published) : inner;
  let least = { index: 0, share: Number.POSITIVE_INFINITY };
  for (const candidate of candidates) {
    const index = versions.indexOf(candidate);
    const gap = msBetween(versions[index - 1]?.savedAt, versions[index + 1]?.savedAt);
    const share = gap / (1 + msBetween(candidate.savedAt, now));
    if (share < least.share) least = { index, share };
  }
  return least.index;
}

function msBetween(earlier: Date | undefined, later: Date | undefined): number {
  return Math.max(0, (later?.getTime() ?? 0) - (earlier?.getTime() ?? 0));
}
