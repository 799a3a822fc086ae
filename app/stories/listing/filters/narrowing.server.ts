import type { RouterContextProvider } from 'react-router';
import { Busy } from '~/platform/limits/busy';
import type { StoryArena } from '~/site/arenas';
import type { ShownTag } from '~/tags/rules/tag';
import { namesInText } from '~/tags/rules/tags-in-text';
import { tagsContext } from '~/tags/tags.server';
import { storiesContext } from '../../stories.server';
import type { Facets } from '../listed/facets.server';
import type { ListedAsked } from '../listed/is-listed.server';
import { type StorySort, sortIn } from '../story-orders';
import { chosenIn } from './filter-kinds';
import { followedSearchesContext } from './followed/followed-searches.server';
import { isSearch, queryOfSearch, type StorySearch } from './followed/story-search';
import { keptFiltersContext } from './kept/kept-filters.server';
import { type KeptScopes, listQuery, NO_FILTERS, OPEN_FILTERS, TYPED_TAGS } from './list-query';
import type { NotShown } from './not-shown/not-shown';
import { type LeftOut, type WithTyped, withTags } from './searched-for.server';
import { filterNames, isFiltered, type StoryFilters } from './story-filters';

/** What the filters above a list show. */
export interface Narrowing {
  /** The tags that it is narrowed by. */
  tags: ShownTag[];
  leftOut: LeftOut;
  /** What its stories have in common; undefined while the filters are folded. */
  facets: Facets | undefined;
  /** What a list that has an owner leaves out for the person; undefined for nothing, and for other lists. */
  notShown: NotShown | undefined;
  /** Which filters the person keeps that fit it, with their order, and whether they are in use; undefined for visitors. */
  kept: (KeptScopes & { fandomId: string | undefined; sort: StorySort; inUse: boolean }) | undefined;
  /** It as a search that the person may follow, and whether they do; undefined for visitors, and where nothing is left out. */
  toFollow: { query: string; followed: boolean } | undefined;
}

/** The longest text of typed tags that is read. */
const MAX_TYPED = 1_000;

interface Addressed {
  filters: StoryFilters;
  viewerId: string | undefined;
}

/** The names in an address that say what a list is narrowed by; without any, it begins with what its reader keeps. */
const SAYING = [...filterNames, ...Object.values(TYPED_TAGS), 'q', 'after'];

/** The list whose filters a reader may keep. */
interface KeptList {
  arena: StoryArena | undefined;
  fandomId?: string | undefined;
}

/**
 * The filters of a list, with the tags that its address names as a reader typed them, and its order; where the address names none,
 * those that they keep.
 * @param asked.list undefined for one that a person put together: it begins whole.
 * @param asked.mostTags how many tags it takes, where its page has one of its own.
 */
export async function narrowedBy(
  context: Readonly<RouterContextProvider>,
  { query, list, mostTags, ...addressed }: Addressed & { query: URLSearchParams; list: KeptList | undefined; mostTags?: number },
): Promise<WithTyped & { sort: StorySort; kept: Narrowing['kept'] }> {
  const { viewerId } = addressed;
  const asked = sortIn(query.get('sort'));
  if (viewerId === undefined || list === undefined)
    return { ...(await withTypedTags(context, { query, mostTags, ...addressed })), sort: asked, kept: undefined };
  const { filters: own, sort: ownSort, ...scopes } = await context.get(keptFiltersContext).of(viewerId, list);
  const isSaid = SAYING.some((name) => query.has(name)) || query.get(OPEN_FILTERS.name) === NO_FILTERS;
  const filters = isSaid ? addressed.filters : { ...own, ...definedIn(addressed.filters) };
  const sort = isSaid || query.has('sort') ? asked : ownSort;
  const isAsKept = sort === ownSort && queryOf(filters) === queryOf(own);
  const inUse = isAsKept && (isFiltered(own) || ownSort !== 'latest');
  const narrowed = await withTypedTags(context, { query, mostTags, viewerId, filters });
  return { ...narrowed, sort, kept: { ...scopes, fandomId: list.fandomId, sort: ownSort, inUse } };
}

/** What filters ask for, besides the fandom that a list has anyway; two that ask the same have the same. */
function queryOf(filters: StoryFilters): string {
  return listQuery({ sort: 'latest', filters: { ...filters, fandom: undefined } }).toString();
}

function definedIn(filters: StoryFilters): StoryFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

async function withTypedTags(
  context: Readonly<RouterContextProvider>,
  { query, mostTags, ...addressed }: Addressed & { query: URLSearchParams; mostTags: number | undefined },
): Promise<WithTyped> {
  const tags = context.get(tagsContext);
  const typed = async (parameter: string, isExcluded: boolean) => {
    const names = await tags.wholeNames(namesInText((query.get(parameter) ?? '').slice(0, MAX_TYPED)));
    return names.map((name) => ({ name, isExcluded }));
  };
  const [included, excluded] = await Promise.all([typed(TYPED_TAGS.included, false), typed(TYPED_TAGS.excluded, true)]);
  return withTags(tags, addressed, [...included, ...excluded], mostTags);
}

interface Narrowed {
  query: URLSearchParams;
  leftOut: LeftOut;
  asked: ListedAsked;
  /** The words of a search, without its fields. */
  words?: string | undefined;
  kept: Narrowing['kept'];
  /** The list as a search of the library; undefined for one that is none. */
  search?: StorySearch | undefined;
}

/** What the filters above a list show: counts only where its address opens them. */
export async function narrowingOf(
  context: Readonly<RouterContextProvider>,
  { query, leftOut, asked, words, kept, search }: Narrowed,
): Promise<Narrowing> {
  const { included, excluded } = chosenIn(asked.filters?.tags);
  const ids = [...included, ...excluded].map(Number);
  const isOpen = query.get(OPEN_FILTERS.name) === OPEN_FILTERS.value;
  const [tags, facets, notShown, toFollow] = await Promise.all([
    ids.length > 0 ? context.get(tagsContext).named(ids, asked.viewerId) : [],
    isOpen ? facetsOf(context, asked, words) : undefined,
    asked.authorId || asked.collection || asked.keptIn ? notShownOf(context, asked) : undefined,
    search && isSearch(search) && asked.viewerId !== undefined ? searchToFollow(context, asked.viewerId, search) : undefined,
  ]);
  return { tags, leftOut, facets, notShown, kept, toFollow };
}

/** The counts of a list; undefined where a search is turned away, whose page says so. */
async function facetsOf(context: Readonly<RouterContextProvider>, asked: ListedAsked, words?: string): Promise<Facets | undefined> {
  try {
    return await context.get(storiesContext).facets(asked, words);
  } catch (error) {
    if (error instanceof Busy) return undefined;
    throw error;
  }
}

async function notShownOf(context: Readonly<RouterContextProvider>, asked: ListedAsked): Promise<NotShown | undefined> {
  const { viewerId, isWhole: areShown = false } = asked;
  if (viewerId === undefined) return undefined;
  const notShown = await context.get(storiesContext).countNotShown({ ...asked, viewerId });
  return notShown.stories > 0 || areShown ? { ...notShown, areShown } : undefined;
}

async function searchToFollow(context: Readonly<RouterContextProvider>, playerId: string, search: StorySearch) {
  const query = queryOfSearch(search);
  return { query, followed: await context.get(followedSearchesContext).isFollowed({ playerId, query }) };
}
