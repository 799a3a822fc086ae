import { LANGUAGE } from '~/platform/text/language';

/** A fandom in a genre's listing. */
export interface ListedFandom {
  id: string;
  title: string;
  description: string;
  /** 0 to 100; shown where the fandom has a story. */
  popularity: number;
  hasStories: boolean;
}

export const fandomSorts = ['popularity', 'alphabetical'] as const;

export type FandomSort = (typeof fandomSorts)[number];

/** The order named in an address's query; by popularity when it names none. */
export function sortOf(query: URLSearchParams): FandomSort {
  return query.get('sort') === 'alphabetical' ? 'alphabetical' : 'popularity';
}

/**
 * Searches and sorts the fandoms of a listing.
 *
 * @param fandoms all of the genre.
 * @param search text to find in title or description, ignoring case; empty for all.
 * @param sort by popularity, the highest first, or by title.
 * @returns a new list; fandoms of the same popularity are sorted by title.
 */
export function listFandoms<Fandom extends ListedFandom>(fandoms: readonly Fandom[], search: string, sort: FandomSort): Fandom[] {
  const wanted = search.trim().toLowerCase();
  const byTitle = (one: ListedFandom, other: ListedFandom) => one.title.localeCompare(other.title, LANGUAGE);
  return fandoms
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(wanted))
    .sort((one, other) => (sort === 'popularity' && other.popularity - one.popularity) || byTitle(one, other));
}
