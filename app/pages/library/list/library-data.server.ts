import { data, type RouterContextProvider } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { fandomById, fandomNames } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { Busy } from '~/platform/limits/busy';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import type { StoryArena } from '~/site/arenas';
import { validCursor } from '~/stories/listing/cursor.server';
import { type Narrowing, narrowedBy, narrowingOf } from '~/stories/listing/filters/narrowing.server';
import { type LeftOut, searchedFor } from '~/stories/listing/filters/searched-for.server';
import { filtersFor } from '~/stories/listing/filters/story-filters';
import type { StorySort } from '~/stories/listing/story-orders';
import type { MarkedPiece } from '~/stories/reading/text/marked-text';
import { searchPosition } from '~/stories/search/search-cursor';
import type { FoundPage } from '~/stories/search/search-stories.server';
import { storiesContext } from '~/stories/stories.server';
import type { StoryCard } from '~/stories/story';
import type { ShownTag } from '~/tags/rules/tag';
import { tagsContext } from '~/tags/tags.server';
import { ALL_FANDOMS, type LibraryList, type LibrarySort, listOf, listParameters } from './library-list';

/** A card of the library, with the matches of a search. */
export interface LibraryCard extends StoryCard {
  markedTitle?: MarkedPiece[];
  excerpt?: MarkedPiece[];
  tags?: readonly (ShownTag & { pieces?: MarkedPiece[] })[];
}

/** Messages about a search. */
export type QueryMessages = Pick<FoundPage, 'note' | 'excluded' | 'suggestion'>;

/** Retry-After of a search that was turned away, in s. */
const BUSY_RETRY_S = 5;

/** One page of a list of the library. */
export interface LibraryData {
  list: LibraryList;
  /** What the filters above it show. */
  narrowing: Narrowing;
  /** The cursor before the page; undefined on the first page. */
  after: string | undefined;
  signedIn: boolean;
  cards: LibraryCard[];
  next: string | undefined;
  /** Messages about the search; undefined without one. */
  messages: QueryMessages | undefined;
  /** Whether the search was turned away or took too long. */
  isBusy: boolean;
  /**
   * Names by id of fandoms to choose from: the chosen one, or all of them if the address asks for them. With script, the
   * others are fetched once a reader may want to choose.
   */
  fandoms: Readonly<Record<string, string>>;
  /** Whether these are all fandoms. */
  hasAllFandoms: boolean;
}

/**
 * Loads a page of the library.
 * @param home the arena of an arena's page; undefined for the page of all stories.
 * @returns status 503 if a search was turned away.
 * @see docs/product/library.md
 */
export async function libraryData(context: Readonly<RouterContextProvider>, query: URLSearchParams, home?: StoryArena) {
  const viewer = optionalPlayer(context);
  const addressed = withKnownFandom(listOf(query, home));
  const { filters, sort, leftOut, kept } = await narrowedBy(context, {
    query,
    filters: addressed.filters,
    viewerId: viewer?.id,
    list: { arena: addressed.arena },
  });
  const list = { ...addressed, filters, sort: addressed.search ? addressed.sort : sort };
  const fields = await searchedFor(context.get(tagsContext), { search: list.search, arena: list.arena, filters, viewerId: viewer?.id });
  const found = { ...list, search: fields.words, filters: fields.filters };
  const after = cursorIn(found, query.get('after'));
  if (!list.search) cachePage(context, { params: listParameters, tags: ['stories'] });
  const asked = { arena: list.arena, filters: found.filters, viewerId: viewer?.id };
  const page = await pageOf(context, found, after, viewer?.id);
  // What looks for nothing cannot be followed, nor what the list does without.
  const isFollowable = !fields.isWithoutStories && !['no-words', 'only-excluded'].includes(page.messages?.note ?? '');
  const search = isFollowable ? { arena: list.arena, words: list.search, filters } : undefined;
  const shown: LibraryData = {
    list,
    narrowing: await narrowingOf(context, { query, leftOut: together(leftOut, fields.leftOut), asked, words: found.search, kept, search }),
    after,
    signedIn: viewer !== undefined,
    ...fandomsFor(list, query),
    ...page,
  };
  return shown.isBusy ? data(shown, { status: 503, headers: { 'Retry-After': String(BUSY_RETRY_S) } }) : data(shown);
}

/** What was left out of the filters, and of the fields of the search. */
function together(filters: LeftOut, fields: LeftOut): LeftOut {
  return { ...fields, unknown: [...filters.unknown, ...fields.unknown], tooMany: [...filters.tooMany, ...fields.tooMany] };
}

/** The list without an unknown fandom. */
function withKnownFandom(list: LibraryList): LibraryList {
  const { fandom } = list.filters;
  return fandom === undefined || fandomById(fandom) ? list : { ...list, filters: { ...list.filters, fandom: undefined } };
}

function fandomsFor({ arena, filters }: LibraryList, query: URLSearchParams): Pick<LibraryData, 'fandoms' | 'hasAllFandoms'> {
  if (filtersFor(arena).includes('fandom') && query.get(ALL_FANDOMS.name) === ALL_FANDOMS.value)
    return { fandoms: fandomNames, hasAllFandoms: true };
  const chosen = filters.fandom && fandomById(filters.fandom);
  return { fandoms: chosen ? { [chosen.id]: chosen.name } : {}, hasAllFandoms: false };
}

/** The cursor if it is valid for this list. */
function cursorIn({ search, sort }: LibraryList, cursor: string | null): string | undefined {
  if (search) return cursor && searchPosition(sort, cursor) ? cursor : undefined;
  return validCursor(storySort(sort), cursor);
}

function storySort(sort: LibrarySort): StorySort {
  return sort === 'relevance' ? 'latest' : sort;
}

async function pageOf(
  context: Readonly<RouterContextProvider>,
  { search, sort, arena, filters }: LibraryList,
  cursor: string | undefined,
  viewerId: string | undefined,
): Promise<Pick<LibraryData, 'cards' | 'next' | 'messages' | 'isBusy'>> {
  const stories = context.get(storiesContext);
  if (!search) {
    const page = await stories.listStories({ arena, filters, sort: storySort(sort), cursor, viewerId });
    return { ...page, messages: undefined, isBusy: false };
  }
  try {
    const { cards, next, ...messages } = await stories.searchStories({ query: search, sort, arena, filters, cursor, viewerId });
    return { cards, next, messages, isBusy: false };
  } catch (error) {
    if (error instanceof Busy) return { cards: [], next: undefined, messages: undefined, isBusy: true };
    throw error;
  }
}
