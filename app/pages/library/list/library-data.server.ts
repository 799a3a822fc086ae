import { data, type RouterContextProvider } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { fandomById, fandoms } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { Busy } from '~/platform/limits/busy';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import type { StoryArena } from '~/site/arenas';
import { validCursor } from '~/stories/listing/cursor.server';
import type { MarkedPiece } from '~/stories/reading/marked-text';
import { searchPosition } from '~/stories/search/search-cursor';
import type { FoundPage } from '~/stories/search/search-stories.server';
import { storiesContext } from '~/stories/stories.server';
import type { StoryCard, StorySort } from '~/stories/story';
import { filtersOf, type LibraryList, type LibrarySort, listOf, listParameters } from './library-list';

/** A card of the library, with what was found where something was looked for. */
export interface LibraryCard extends StoryCard {
  markedTitle?: MarkedPiece[];
  excerpt?: MarkedPiece[];
}

/** What a person is told of what they look for. */
export type SaidOfQuery = Pick<FoundPage, 'note' | 'excluded' | 'suggestion'>;

/** Seconds after which a search that found no room may be tried again. */
const BUSY_RETRY_S = 5;

/** One page of a list of the library. */
export interface LibraryData {
  list: LibraryList;
  /** The cursor that the page begins after; undefined on the first page. */
  after: string | undefined;
  signedIn: boolean;
  cards: LibraryCard[];
  next: string | undefined;
  /** What is to be said about the query; undefined where nothing is looked for. */
  said: SaidOfQuery | undefined;
  /** Whether a search found no room, or took too long. */
  isBusy: boolean;
  /** Fandoms to choose from, where there is a choice. */
  fandoms: { value: string; label: string }[];
}

const fandomOptions = fandoms
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/**
 * What a page of the library shows.
 * @param home the arena whose own page it is; undefined for the page of all stories.
 * @returns an answer of status 503 where a search found no room.
 * @see docs/product/library.md
 */
export async function libraryData(context: Readonly<RouterContextProvider>, query: URLSearchParams, home?: StoryArena) {
  const viewer = optionalPlayer(context);
  const list = withKnownFandom(listOf(query, home));
  const after = cursorIn(list, query.get('after'));
  if (!list.search) cachePage(context, { params: listParameters, tags: ['stories'] });
  const shown: LibraryData = {
    list,
    after,
    signedIn: viewer !== undefined,
    fandoms: filtersOf(list.arena).fandom ? fandomOptions : [],
    ...(await pageOf(context, list, after, viewer?.id)),
  };
  return shown.isBusy ? data(shown, { status: 503, headers: { 'Retry-After': String(BUSY_RETRY_S) } }) : data(shown);
}

/** The list, without a fandom that the registry does not have. */
function withKnownFandom(list: LibraryList): LibraryList {
  const { fandom } = list.filters;
  return fandom === undefined || fandomById(fandom) ? list : { ...list, filters: { ...list.filters, fandom: undefined } };
}

/** A cursor that can be read in this list. */
function cursorIn({ search, sort }: LibraryList, cursor: string | null): string | undefined {
  if (search) return cursor && searchPosition(sort, cursor) ? cursor : undefined;
  return validCursor(storySort(sort), cursor);
}

function storySort(sort: LibrarySort): StorySort {
  return sort === 'rating' ? 'rating' : 'latest';
}

async function pageOf(
  context: Readonly<RouterContextProvider>,
  { search, sort, arena, filters }: LibraryList,
  cursor: string | undefined,
  viewerId: string | undefined,
): Promise<Pick<LibraryData, 'cards' | 'next' | 'said' | 'isBusy'>> {
  const stories = context.get(storiesContext);
  if (!search) {
    const page = await stories.listStories({ arena, filters, sort: storySort(sort), cursor, viewerId });
    return { ...page, said: undefined, isBusy: false };
  }
  try {
    const { cards, next, ...said } = await stories.searchStories({ query: search, sort, arena, filters, cursor, viewerId });
    return { cards, next, said, isBusy: false };
  } catch (error) {
    if (error instanceof Busy) return { cards: [], next: undefined, said: undefined, isBusy: true };
    throw error;
  }
}
