import type { RouterContextProvider } from 'react-router';
import { nameOfFandom } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { chosenIn } from '~/stories/listing/filters/filter-kinds';
import { nameOfSearch, searchInQuery } from '~/stories/listing/filters/followed/story-search';
import { keptFiltersContext } from '~/stories/listing/filters/kept/kept-filters.server';
import { keptFilterTexts } from '~/stories/listing/filters/kept/texts';
import { sortIn, storyOrders } from '~/stories/listing/story-orders';
import { tagsContext } from '~/tags/tags.server';

/** Filters that a player keeps, as they find them in their settings. */
export interface ShownKept {
  /** Undefined: for all lists. */
  fandomId: string | undefined;
  /** What they are for. */
  of: string;
  /** What they ask for. */
  name: string;
}

/** The filters that a person keeps, with what they ask for by name. */
export async function keptFiltersData(context: Readonly<RouterContextProvider>, playerId: string): Promise<ShownKept[]> {
  const kept = (await context.get(keptFiltersContext).list(playerId)).map(({ fandomId, query }) => ({
    fandomId,
    search: searchInQuery(query),
    sort: sortIn(new URLSearchParams(query).get('sort')),
  }));
  const ids = kept.flatMap(({ search }) => Object.values(chosenIn(search.filters.tags)).flat());
  const named = await context.get(tagsContext).named([...new Set(ids.map(Number))], playerId);
  const names = { tags: new Map(named.map(({ id, name }) => [String(id), name])), fandom: nameOfFandom };
  return kept.map(({ fandomId, search, sort }) => ({
    fandomId,
    of: fandomId === undefined ? keptFilterTexts.everywhere : nameOfFandom(fandomId),
    name: [nameOfSearch(search, names), sort !== 'latest' && storyOrders[sort].label].filter(Boolean).join(' · '),
  }));
}
