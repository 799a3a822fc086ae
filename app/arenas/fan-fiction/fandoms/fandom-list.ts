/** A fandom in a genre's listing. */
export interface ListedFandom {
  id: string;
  title: string;
  description: string;
  /** 0 to 100. */
  popularity: number;
}

export const fandomSorts = ['popularity', 'alphabetical'] as const;

export type FandomSort = (typeof fandomSorts)[number];

/** The order that the query of an address asks for; the most popular first when it asks for none. */
export function sortOf(query: URLSearchParams): FandomSort {
  return query.get('sort') === 'alphabetical' ? 'alphabetical' : 'popularity';
}

/**
 * The fandoms of a listing, searched and sorted.
 *
 * @param fandoms all of the genre.
 * @param search words to be found in title or description, in capitals or not; empty for all.
 * @param sort by popularity, the highest first, or by title.
 * @returns a new list; fandoms of the same popularity stand by title.
 */
export function listFandoms<Fandom extends ListedFandom>(fandoms: readonly Fandom[], search: string, sort: FandomSort): Fandom[] {
  const wanted = search.trim().toLowerCase();
  const byTitle = (one: ListedFandom, other: ListedFandom) => one.title.localeCompare(other.title, 'en');
  return fandoms
    .filter(({ title, description }) => `${title}\n${description}`.toLowerCase().includes(wanted))
    .sort((one, other) => (sort === 'popularity' && other.popularity - one.popularity) || byTitle(one, other));
}
