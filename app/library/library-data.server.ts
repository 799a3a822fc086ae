import type { RouterContextProvider } from 'react-router';
import { optionalPlayer } from '~/accounts/viewer.server';
import { fandoms } from '~/fan-fiction/fandom-registry';
import { keepPage } from '~/platform/page-cache/page-cache.context.server';
import type { MarkedPiece } from '~/stories/marked-text';
import { storiesServiceContext } from '~/stories/stories.context.server';
import type { StoryArena, StoryCard } from '~/stories/story';
import { filtersOf, type LibraryList, listOf, listParameters } from './library-list';

/** A card of the library, with what was found where something was looked for. */
export interface LibraryCard extends StoryCard {
  markedTitle?: MarkedPiece[];
  excerpt?: MarkedPiece[];
}

/** One page of a list of the library. */
export interface LibraryData {
  list: LibraryList;
  /** The cursor that the page begins after. */
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
  const list = listOf(query, home);
  const after = query.get('after') || undefined;
  if (!list.search) keepPage(context, { params: listParameters, tags: ['stories'] });
  return {
    list,
    after,
    signedIn: viewer !== undefined,
    fandoms: filtersOf(list.arena).fandom ? fandomOptions : [],
    ...(await pageOf(context, list, after, viewer?.id)),
  };
}

async function pageOf(
  context: Readonly<RouterContextProvider>,
  { search, sort, arena, filters }: LibraryList,
  cursor: string | undefined,
  viewerId: string | undefined,
): Promise<Pick<LibraryData, 'cards' | 'next' | 'hasWords'>> {
  const stories = context.get(storiesServiceContext);
  if (search) return stories.searchStories({ query: search, sort, arena, filters, cursor, viewerId });
  const page = await stories.listStories({ arena, filters, sort: sort === 'rating' ? 'rating' : 'latest', cursor, viewerId });
  return { ...page, hasWords: true };
}
