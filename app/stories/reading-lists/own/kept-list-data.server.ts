import type { RouterContextProvider } from 'react-router';
import { bookmarksContext } from '../../bookmarks/bookmarks.server';
import { validCursor } from '../../listing/cursor.server';
import { narrowedBy, narrowingOf } from '../../listing/filters/narrowing.server';
import { asksForAll } from '../../listing/filters/not-shown/not-shown';
import { filtersIn } from '../../listing/filters/story-filters';
import { storySorts } from '../../listing/story-orders';
import type { KeptListName } from '../kept-lists';
import { readingListsContext } from '../reading-lists.server';

interface AskedList {
  list: KeptListName;
  playerId: string;
  query: URLSearchParams;
}

/** A page of one of a person's lists, as an address narrows and sorts it. @see docs/product/own-things.md */
export async function keptListData(context: Readonly<RouterContextProvider>, { list, playerId, query }: AskedList) {
  const sort = storySorts.find((each) => each === query.get('sort'));
  const addressed = filtersIn(query, undefined);
  const { filters, leftOut } = await narrowedBy(context, { query, filters: addressed, viewerId: playerId, list: undefined });
  const isWhole = asksForAll(query, playerId);
  const cursor = validCursor(sort ?? 'latest', query.get('after'));
  const page = await readerOf(context, list)({ playerId, sort, filters, isWhole, cursor });
  // After the page, before which what was just read is stored: counts beside it would lack that.
  const asked = { keptIn: list, filters, viewerId: playerId, isWhole };
  const narrowing = await narrowingOf(context, { query, leftOut, asked, kept: undefined });
  return { list, ...page, sort, filters, narrowing, paged: cursor !== undefined };
}

function readerOf(context: Readonly<RouterContextProvider>, list: KeptListName) {
  const { laterOf, historyOf } = context.get(readingListsContext);
  return { bookmarks: context.get(bookmarksContext).bookmarksOf, later: laterOf, history: historyOf }[list];
}

export type KeptListPage = Awaited<ReturnType<typeof keptListData>>;
