import { arenaOfSlug, type StoryArena, storyArenas } from '~/site/arenas';
import { narrowingParameters, withoutKept } from '~/stories/listing/filters/list-query';
import type { Narrowing } from '~/stories/listing/filters/narrowing.server';
import type { NarrowedList } from '~/stories/listing/filters/screen/narrowed-list';
import { filtersFor, filtersIn, isFiltered, type StoryFilters } from '~/stories/listing/filters/story-filters';
import { libraryAddress, slugOf } from '~/stories/listing/library-address';
import { type StorySort, storyOrders, storySorts } from '~/stories/listing/story-orders';
import { searchText } from '~/stories/search/search-query';

export type LibrarySort = StorySort | 'relevance';

/** A list of the library, as encoded in its address. */
export interface LibraryList {
  /** The arena of an arena's page; undefined on the page of all stories. */
  home: StoryArena | undefined;
  /** Undefined: all arenas. */
  arena: StoryArena | undefined;
  sort: LibrarySort;
  /** The search query; empty for none. */
  search: string;
  filters: StoryFilters;
}

/** The query parameters that a list depends on. */
export const listParameters = ['tab', 'sort', 'q', ...narrowingParameters, 'fandoms', 'after'] as const;

/** The query parameter with which a page offers all fandoms, for browsers without script. */
export const ALL_FANDOMS = { name: 'fandoms', value: 'all' } as const;

/** The field of the form that says in which order its list began without being asked: a first search begins in its own. */
export const BEGUN_ORDER = 'begun';

const sortLabel = (sort: LibrarySort) => (sort === 'relevance' ? 'Best Match' : storyOrders[sort].label);

/** Sort orders of a list, default first; relevance only with a search. */
function sortsOf(search: string): LibrarySort[] {
  return search ? ['relevance', ...storySorts] : [...storySorts];
}

/** Sort orders to choose from. The default has an empty value, so that a first search gets the default of searches. */
function sortOptions(search: string): { value: string; label: string }[] {
  return sortsOf(search).map((sort) => ({ value: sortValue(search, sort), label: sortLabel(sort) }));
}

/** The value of a sort order in addresses and forms; empty for the default. */
function sortValue(search: string, sort: LibrarySort): string {
  return sort === sortsOf(search)[0] ? '' : sort;
}

/**
 * Parses the list in an address; invalid parameters are ignored.
 * @param home the arena of an arena's page.
 */
export function listOf(query: URLSearchParams, home?: StoryArena): LibraryList {
  const arena = home ?? arenaOfSlug(query.get('tab'));
  const search = searchText(query.get('q') ?? '');
  const sort = search && query.get('sort') === query.get(BEGUN_ORDER) ? null : query.get('sort');
  return {
    home,
    arena,
    search,
    sort: sortsOf(search).find((known) => known === sort) ?? (search ? 'relevance' : 'latest'),
    filters: filtersIn(query, arena),
  };
}

/** The address of a list, or of its page after a cursor. */
export function listAddress({ home, arena, sort, search, filters }: LibraryList, after?: string): string {
  const useful = filtersFor(arena).map((name) => [name, filters[name]]);
  const parameters = {
    tab: home ? undefined : slugOf(arena),
    q: search,
    sort: sortValue(search, sort),
    ...Object.fromEntries(useful),
    after,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, String(value));
  const path = libraryAddress(home);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The list as the filters above it show and change it. */
export function narrowedLibrary(list: LibraryList, narrowing: Narrowing): NarrowedList {
  const { home, arena, search, sort, filters } = list;
  const tab = home ? undefined : slugOf(arena);
  return {
    path: libraryAddress(home),
    kept: { ...(tab && { tab }), ...(search && { q: search }) },
    sort: sortValue(search, sort),
    sorts: sortOptions(search),
    filters,
    useful: filtersFor(arena),
    narrowing,
    addressOf: (query) => addressAsIs(listOf(query, home), narrowing),
  };
}

/** Whether a search or filter narrows the list. */
export function isNarrowed({ search, filters }: LibraryList): boolean {
  return search !== '' || isFiltered(filters);
}

/** The same list without search and filters. */
export function wholeList({ home, arena, sort }: LibraryList): LibraryList {
  return { home, arena, sort: sort === 'relevance' ? 'latest' : sort, search: '', filters: {} };
}

/**
 * The address of a list as it is, or of its page after a cursor, also for a reader whose lists begin with what they keep.
 * @param narrowing of the page that links to it.
 */
export function addressAsIs(list: LibraryList, { kept }: Pick<Narrowing, 'kept'>, after?: string): string {
  return withoutKept(listAddress(list, after), kept);
}

/** The tabs above the library, with the list's tab marked as current. */
export function libraryTabs(list: LibraryList, narrowing: Pick<Narrowing, 'kept'>): { to: string; label: string; current: boolean }[] {
  const tabs: { id: StoryArena | undefined; label: string }[] = [{ id: undefined, label: 'All Stories' }, ...storyArenas];
  return tabs.map(({ id, label }) => ({ label, to: addressAsIs({ ...list, arena: id }, narrowing), current: id === list.arena }));
}
