import { arenaLabel, arenaOfSlug, type StoryArena, storyArenas } from '~/site/arenas';
import { fieldsIn } from '../../../search/search-fields';
import { parseQuery, searchText } from '../../../search/search-query';
import { activeFilters } from '../active-filters';
import { filterNamed, filtersFor, filtersIn, isFiltered, type StoryFilters } from '../story-filters';

/** What a reader looks for in the library, in whatever order it is shown. */
export interface StorySearch {
  /** Undefined: all arenas. */
  arena: StoryArena | undefined;
  /** As typed, with its fields; empty for none. */
  words: string;
  filters: StoryFilters;
}

/** Whether a search leaves anything out and can find something: an arena as a whole is none, nor are signs or exclusions alone. */
export function isSearch({ words, filters }: StorySearch): boolean {
  const asked = fieldsIn(words);
  if (asked.words === '') return isFiltered(filters) || asked.tags.length > 0 || asked.values.length > 0;
  return parseQuery(asked.words).groups.some((terms) => terms.some(({ isExcluded }) => !isExcluded));
}

/** A search as the query of the library's address: the same for equal searches, however a reader came to them. */
export function queryOfSearch({ arena, words, filters }: StorySearch): string {
  const query = new URLSearchParams();
  const slug = storyArenas.find(({ id }) => id === arena)?.slug;
  if (slug) query.set('tab', slug);
  if (words) query.set('q', searchText(words));
  for (const name of filtersFor(arena)) {
    const value = filters[name];
    if (value) query.set(name, ['several', 'tags'].includes(filterNamed(name).by) ? inOrder(value) : value);
  }
  return query.toString();
}

function inOrder(value: string): string {
  return value.split(',').toSorted().join(',');
}

/** The search that a query says; what makes no sense in it is left out. */
export function searchInQuery(text: string): StorySearch {
  const query = new URLSearchParams(text);
  const arena = arenaOfSlug(query.get('tab'));
  return { arena, words: searchText(query.get('q') ?? ''), filters: filtersIn(query, arena) };
}

/** Names by the ids that filters hold. */
export interface NamesInSearch {
  tags: ReadonlyMap<string, string>;
  fandom(id: string): string;
}

/** What a search is called in a list of them. */
export function nameOfSearch({ arena, words, filters }: StorySearch, names: NamesInSearch): string {
  const inRow = filtersFor(arena).flatMap((name) => {
    const value = filters[name];
    if (value === undefined || !filterNamed(name).inRow) return [];
    return [name === 'fandom' ? names.fandom(value) : filterNamed(name).options.find((option) => option.value === value)?.label];
  });
  const others = activeFilters(filters, names.tags).map(({ label }) => label);
  return [words && `“${words}”`, arena && arenaLabel(arena), ...inRow, ...others].filter(Boolean).join(' · ');
}
