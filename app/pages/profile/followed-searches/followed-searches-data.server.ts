import { href, type RouterContextProvider } from 'react-router';
import { nameOfFandom } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { chosenIn } from '~/stories/listing/filters/filter-kinds';
import { followedSearchesContext } from '~/stories/listing/filters/followed/followed-searches.server';
import { nameOfSearch, searchInQuery } from '~/stories/listing/filters/followed/story-search';
import { tagsContext } from '~/tags/tags.server';

/** A search as its person finds it in the profile. */
export interface ShownSearch {
  query: string;
  name: string;
  address: string;
}

/** The searches that a person follows, with what they ask for by name. */
export async function followedSearchesData(context: Readonly<RouterContextProvider>, playerId: string): Promise<ShownSearch[]> {
  const queries = await context.get(followedSearchesContext).list(playerId);
  const searches = queries.map((query) => ({ query, search: searchInQuery(query) }));
  const ids = searches.flatMap(({ search }) => Object.values(chosenIn(search.filters.tags)).flat());
  const named = await context.get(tagsContext).named([...new Set(ids.map(Number))], playerId);
  const names = {
    tags: new Map(named.map(({ id, name }) => [String(id), name])),
    fandom: nameOfFandom,
  };
  return searches.map(({ query, search }) => ({ query, name: nameOfSearch(search, names), address: `${href('/stories')}?${query}` }));
}
