import { DAY_MS } from '~/platform/clock/durations';
import type { KeptEntry, KeptStory } from '~/platform/offline/kept-pages.contract';

/** How old a page for later may be before it is fetched again. */
const FRESH_MS = DAY_MS;
/** How many of the older ones are fetched again at a time. */
export const MOST_RENEWED = 200;

/** The path of an address, by which all pages of a story are known. */
export function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

/** Whether an entry is a page of a story that is kept for later. */
export function isOf(address: string, entry: KeptEntry): boolean {
  return entry.kind === 'later' && pathOf(entry.address) === pathOf(address);
}

/** Whether an entry is a page of a story that was read. @param address undefined: of any story. */
export function isReadOf(address: string | undefined, entry: KeptEntry): boolean {
  return entry.kind === 'read' && (address === undefined || pathOf(entry.address) === pathOf(address));
}

/** Whether it is the first one. */
export function isFirstOf(address: string, entry: KeptEntry): boolean {
  return !entry.goesOn && isOf(address, entry);
}

/** @param now in ms since 1970. */
export function isFresh({ at }: KeptEntry, now: number): boolean {
  return at > now - FRESH_MS;
}

/** What to fetch of a list of stories: what is missing, in the order of the list, and some of what is old, the oldest first. */
export function laterToFetch(
  entries: readonly KeptEntry[],
  list: readonly KeptStory[],
  now: number,
): { missing: KeptStory[]; old: KeptStory[] } {
  const first = firstPages(entries);
  const kept = list.flatMap((story) => {
    const entry = first.get(pathOf(story.address));
    return entry && !isFresh(entry, now) ? [{ story, at: entry.at }] : [];
  });
  const old = kept.toSorted((one, other) => one.at - other.at).slice(0, MOST_RENEWED);
  return { missing: list.filter(({ address }) => !first.has(pathOf(address))), old: old.map(({ story }) => story) };
}

/**
 * Which stories make room for another one: the last ones of the list, and none that comes before it there.
 * @param asked.size how much room it takes, in characters.
 * @returns undefined where all of them make too little.
 */
export function makesRoom(
  entries: readonly KeptEntry[],
  { story, list, size }: { story: KeptStory; list: readonly KeptStory[]; size: number },
): KeptStory[] | undefined {
  const from = list.findIndex(({ address }) => pathOf(address) === pathOf(story.address));
  const dropped: KeptStory[] = [];
  let room = 0;
  for (const other of list.slice(from + 1).toReversed()) {
    if (room >= size) break;
    const pages = entries.filter((entry) => isOf(other.address, entry));
    if (pages.length > 0) dropped.push(other);
    room += pages.reduce((sum, page) => sum + page.size, 0);
  }
  return room >= size ? dropped : undefined;
}

/** Entries with those for later in the order of a list; what was read comes first, as it was. */
export function inOrderOf(list: readonly KeptStory[], entries: readonly KeptEntry[]): KeptEntry[] {
  const places = new Map(list.map(({ address }, place) => [pathOf(address), place]));
  const placeOf = ({ kind, address }: KeptEntry) => (kind === 'read' ? -1 : (places.get(pathOf(address)) ?? list.length));
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function firstPages(entries: readonly KeptEntry[]): Map<string, KeptEntry> {
  return new Map(entries.filter(({ kind, goesOn }) => kind === 'later' && !goesOn).map((entry) => [pathOf(entry.address), entry]));
}
