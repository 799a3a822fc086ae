import type { RouterContextProvider } from 'react-router';
import type { StoryArena } from '~/site/arenas';
import type { NamedTag } from '~/tags/naming/named-tags.server';
import type { ShownTag } from '~/tags/rules/tag';
import { tagsInText } from '~/tags/rules/tags-in-text';
import { tagsContext } from '~/tags/tags.server';
import { fieldsIn } from '../../search/search-fields';
import { storiesContext } from '../../stories.server';
import type { Facets } from '../listed/facets.server';
import type { ListedAsked } from '../listed/is-listed.server';
import { chosenIn } from './filter-kinds';
import { type KeptScopes, keptFiltersContext } from './kept/kept-filters.server';
import { NO_FILTERS, OPEN_FILTERS, TYPED_TAGS } from './list-query';
import { filterNames, filtersIn, type StoryFilters, storyFilters } from './story-filters';

/** What the filters above a list show. */
export interface Narrowing {
  /** The tags that it is narrowed by. */
  tags: ShownTag[];
  /** Names of tags that somebody typed and no story has. */
  unknown: string[];
  /** What its stories have in common; undefined while the filters are folded. */
  facets: Facets | undefined;
  /** Which filters the person keeps that fit it; undefined for visitors. */
  kept: (KeptScopes & { fandomId: string | undefined }) | undefined;
}

/** The longest text of typed tags that is read. */
const MAX_TYPED = 1_000;

interface Addressed {
  filters: StoryFilters;
  viewerId: string | undefined;
}

/** Filters with what somebody typed, and the names in it that no tag has. */
interface WithTyped {
  filters: StoryFilters;
  unknown: string[];
}

/** The names in an address that say what a list is narrowed by; without any, it begins with what its reader keeps. */
const SAYING = [...filterNames, ...Object.values(TYPED_TAGS), 'q', 'after'];

/** The list whose filters somebody may keep. */
interface KeptList {
  arena: StoryArena | undefined;
  fandomId?: string | undefined;
}

/**
 * The filters of a list, with the tags that its address names as somebody typed them; where the address names none, those that they
 * keep.
 * @param asked.list undefined for one that somebody put together: it begins whole.
 */
export async function narrowedBy(
  context: Readonly<RouterContextProvider>,
  { query, list, ...addressed }: Addressed & { query: URLSearchParams; list: KeptList | undefined },
): Promise<WithTyped & { kept: Narrowing['kept'] }> {
  const { viewerId } = addressed;
  if (viewerId === undefined || list === undefined) return { ...(await withTypedTags(context, { query, ...addressed })), kept: undefined };
  const { filters: own, ...scopes } = await context.get(keptFiltersContext).of(viewerId, list);
  const isSaid = SAYING.some((name) => query.has(name)) || query.get(OPEN_FILTERS.name) === NO_FILTERS;
  const filters = isSaid ? addressed.filters : { ...own, ...definedIn(addressed.filters) };
  return { ...(await withTypedTags(context, { query, viewerId, filters })), kept: { ...scopes, fandomId: list.fandomId } };
}

function definedIn(filters: StoryFilters): StoryFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

function withTypedTags(
  context: Readonly<RouterContextProvider>,
  { query, ...addressed }: Addressed & { query: URLSearchParams },
): Promise<WithTyped> {
  const typed = (name: string, isExcluded: boolean) =>
    tagsInText('freeform', (query.get(name) ?? '').slice(0, MAX_TYPED)).map((tag) => ({ kind: undefined, name: tag.name, isExcluded }));
  return withTags(context, addressed, [...typed(TYPED_TAGS.included, false), ...typed(TYPED_TAGS.excluded, true)]);
}

/**
 * The filters of a list, with what the fields of its search ask for.
 * @returns the words of the search, too.
 */
export async function withSearchFields(
  context: Readonly<RouterContextProvider>,
  { search, arena, ...addressed }: Addressed & { search: string; arena: StoryArena | undefined },
): Promise<WithTyped & { words: string }> {
  const { words, tags, values } = fieldsIn(search);
  const query = new URLSearchParams(values);
  // What a field says of an audience or a warning is asked besides; of what can be one thing only, it says what.
  for (const name of ['content', 'warning', 'tags'] as const) if (addressed.filters[name]) query.append(name, addressed.filters[name]);
  const filters = { ...addressed.filters, ...filtersIn(query, arena) };
  return { words, ...(await withTags(context, { ...addressed, filters }, tags)) };
}

async function withTags(
  context: Readonly<RouterContextProvider>,
  { filters, viewerId }: Addressed,
  asked: readonly (NamedTag & { isExcluded: boolean })[],
): Promise<WithTyped> {
  if (asked.length === 0 && filters.tags === undefined) return { filters, unknown: [] };
  const tags = context.get(tagsContext);
  const known = filters.tags === undefined ? [] : await tags.countedAs(filters.tags.split(',').map(Number));
  const ids = await tags.idsOf(asked, viewerId);
  const named = ids.flatMap((id, place) => (id === undefined ? [] : [`${asked[place]?.isExcluded ? '-' : ''}${id}`]));
  return {
    filters: { ...filters, tags: storyFilters.tags.read([...known.map(String), ...named]) },
    unknown: asked.flatMap(({ name }, place) => (ids[place] === undefined ? [name] : [])),
  };
}

/** What the filters above a list show: counts only where its address opens them. */
export async function narrowingOf(
  context: Readonly<RouterContextProvider>,
  { query, unknown, asked, kept }: { query: URLSearchParams; unknown: string[]; asked: ListedAsked; kept: Narrowing['kept'] },
): Promise<Narrowing> {
  const { included, excluded } = chosenIn(asked.filters?.tags);
  const ids = [...included, ...excluded].map(Number);
  const isOpen = query.get(OPEN_FILTERS.name) === OPEN_FILTERS.value;
  const [tags, facets] = await Promise.all([
    ids.length > 0 ? context.get(tagsContext).named(ids, asked.viewerId) : [],
    isOpen ? context.get(storiesContext).facets(asked) : undefined,
  ]);
  return { tags, unknown, facets, kept };
}
