import type { RouterContextProvider } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer.server';
import { fandomById, fandoms } from '~/fan-fiction/fandom-registry';
import { keepPage } from '~/platform/page-cache/page-cache.context.server';
import { readableCursor } from '~/stories/cursor.server';
import type { MarkedPiece } from '~/stories/marked-text';
import { searchPlace } from '~/stories/search-query';
import { storiesServiceContext } from '~/stories/stories.context.server';
import type { StoryArena, StoryCard, StorySort } from '~/stories/story';
import { filtersOf, type LibraryList, type LibrarySort, listOf, listParameters } from './library-list';

/** A card of the library, with what was found where something was looked for. */
export interface LibraryCard extends StoryCard {
  markedTitle?: MarkedPiece[];
  excerpt?: MarkedPiece[];
}

/** One page of a list of the library. */
export interface LibraryData {
  list: LibraryList;
  /** The cursor that the page begins after; undefined on the first page. */
  after: string | undefined;
  signedIn: boolean;
  cards: LibraryCard[];
  next: string | undefined;
  /** Whether what is looked for has a word that can be. */
  hasWords: boolean;
  /** Fandoms to choose from, where there is a choice. */
  fandoms: { value: string; label: string }[];
}

const fandomOptions = fandoms
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/**
 * What a page of the library shows.
 * @param home the arena whose own page it is; undefined for the page of all stories.
 * @see docs/product/library.md
 */
export async function libraryData(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
  home?: StoryArena,
): Promise<LibraryData> {
  const viewer = optionalPlayer(context);
  const list = withKnownFandom(listOf(query, home));
  const after = cursorIn(list, query.get('after'));
  if (!list.search) keepPage(context, { params: listParameters, tags: ['stories'] });
  return {
    list,
    after,
    signedIn: viewer !== undefined,
    fandoms: filtersOf(list.arena).fandom ? fandomOptions : [],
    ...(await pageOf(context, list, after, viewer?.id)),
  };
}

/** The list, without a fandom that the registry does not have. */
function withKnownFandom(list: LibraryList): LibraryList {
  const { fandom } = list.filters;
  return fandom === undefined || fandomById(fandom) ? list : { ...list, filters: { ...list.filters, fandom: undefined } };
}

/** A cursor that can be read in this list. */
function cursorIn({ search, sort }: LibraryList, cursor: string | null): string | undefined {
  if (search) return cursor && searchPlace(sort, cursor) ? cursor : undefined;
  return readableCursor(storySort(sort), cursor);
}

function storySort(sort: LibrarySort): StorySort {
  return sort === 'rating' ? 'rating' : 'latest';
}

async function pageOf(
  context: Readonly<RouterContextProvider>,
  { search, sort, arena, filters }: LibraryList,
  cursor: string | undefined,
  viewerId: string | undefined,
): Promise<Pick<LibraryData, 'cards' | 'next' | 'hasWords'>> {
  const stories = context.get(storiesServiceContext);
  if (search) return stories.searchStories({ query: search, sort, arena, filters, cursor, viewerId });
  const page = await stories.listStories({ arena, filters, sort: storySort(sort), cursor, viewerId });
  return { ...page, hasWords: true };
}
