import { data, type RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { nameOfFandom } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { isBook } from '~/books/book/is-book.server';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { LANGUAGE } from '~/platform/text/language';
import { arrangingPageIn } from '~/stories/collections/arranging/arranging';
import { type CollectionKind, MAX_OWN_TAG, OWN_TAG } from '~/stories/collections/collection';
import { collectionsContext } from '~/stories/collections/collections.server';
import { collectedCursor } from '~/stories/collections/list-collected.server';
import type { ShownCollection } from '~/stories/collections/read-collections.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { narrowingParameters } from '~/stories/listing/filters/list-query';
import { narrowedBy, narrowingOf } from '~/stories/listing/filters/narrowing.server';
import { asksForAll } from '~/stories/listing/filters/not-shown/not-shown';
import { filtersIn } from '~/stories/listing/filters/story-filters';
import { type StorySort, storySorts } from '~/stories/listing/story-orders';
import { storyAddress } from '~/stories/sharing/story-address';

/** The parameters of the page. */
const parameters = ['sort', ...narrowingParameters, OWN_TAG, 'after'];

interface Asked {
  kind: CollectionKind;
  id: string;
  url: URL;
}

/** One's own collections, and which of them have the story that the address names. @see docs/product/series.md */
export async function ownCollectionsData(context: Readonly<RouterContextProvider>, kind: CollectionKind, url: URL) {
  const player = requirePlayer(context, url);
  const collections = context.get(collectionsContext);
  const storyId = url.searchParams.get('story');
  const story = storyId === null ? undefined : await collections.storyToCollect({ playerId: player.id, storyId, kind });
  if (storyId !== null && !story) throw data(null, { status: 404 });
  const offersNames = kind === 'series' && !story;
  const pens = offersNames ? await context.get(accountsContext).penNames.usable(player.id) : [];
  return {
    view: 'own' as const,
    kind,
    // With a story, its name decides.
    names: pens.length > 0 ? { own: player.name, pens } : undefined,
    story: story && { id: story.id, title: story.title, address: storyAddress(story.arena, story.id) },
    collections: await collections.own({ playerId: player.id, kind, storyId: story?.id }),
  };
}

/**
 * A series or a list with its stories, as a viewer sees it; with status 404 where there is none for them.
 * @see docs/product/series.md
 */
export async function collectionData(context: Readonly<RouterContextProvider>, { kind, id, url }: Asked) {
  const viewer = optionalPlayer(context);
  const found = await context
    .get(collectionsContext)
    .find({ kind, id, viewerId: viewer?.id, isWhole: asksForAll(url.searchParams, viewer?.id) });
  if (!found) return data({ view: 'missing' as const, kind }, { status: 404 });
  if (url.searchParams.get('do') === 'edit') {
    const player = requirePlayer(context, url);
    if (!found.own) throw data(null, { status: 404 });
    const collections = context.get(collectionsContext);
    const [arranged, fandomIds] = await Promise.all([
      collections.arranged(found.id, player.id, arrangingPageIn(url)),
      kind === 'list' ? collections.fandomsIn(found.id, player.id) : [],
    ]);
    const noteOn = url.searchParams.get('note') ?? undefined;
    return { view: 'edit' as const, kind, collection: toEdit(found), arranged, noteOn, fandoms: named(fandomIds, found.fandomId) };
  }
  // Those of a series are all its author's.
  const ofStories = kind === 'series' ? `author:${found.ownerId}` : 'stories';
  cachePage(context, { params: parameters, tags: [`collection:${found.id}`, `player:${found.ownerId}`, ofStories] });
  return { view: 'shown' as const, kind, ...(await shown(context, found, url.searchParams)) };
}

/** The order that an address names; undefined for that of the collection. */
function orderIn(query: URLSearchParams): StorySort | undefined {
  return storySorts.find((sort) => sort === query.get('sort'));
}

async function shown(context: Readonly<RouterContextProvider>, found: ShownCollection, query: URLSearchParams) {
  const viewerId = optionalPlayer(context)?.id;
  const sort = orderIn(query);
  const { filters, leftOut } = await narrowedBy(context, { query, filters: filtersIn(query, undefined), viewerId, list: undefined });
  const after = sort === undefined ? collectedCursor(query.get('after')) : validCursor(sort, query.get('after'));
  const ownTag = query.get(OWN_TAG)?.slice(0, MAX_OWN_TAG) || undefined;
  const collection = { id: found.id, ownTag };
  const isWhole = asksForAll(query, viewerId);
  const [hasBook, page, narrowing] = await Promise.all([
    isBook(context.get(collectionsContext), found, viewerId),
    context.get(collectionsContext).stories({ kind: found.kind, collection, sort, filters, cursor: after, viewerId, isWhole }),
    narrowingOf(context, { query, leftOut, asked: { collection, filters, viewerId, isWhole }, kept: undefined }),
  ]);
  const { id, title, summary, notes, complete, isPublic, owner, ownerId, own, hidden, followed, works, words } = found;
  return {
    collection: { id, title, summary, notes, complete, isPublic, owner, ownerId, own, hidden, followed, works, words },
    ownTag,
    hasBook,
    ...{ sort, filters, narrowing, after, signedIn: viewerId !== undefined },
    ...page,
  };
}

function toEdit({ id, title, summary, notes, complete, isPublic, fandomId, isBookmarks }: ShownCollection) {
  return { id, title, summary, notes, complete, isPublic, fandomId, isBookmarks };
}

/** The fandoms of the stories of a list, in the order of their names; the one that it is recommended to stays, also while its stories are out of sight. */
function named(fandomIds: readonly string[], chosen: string | null): { id: string; name: string }[] {
  const ids = new Set([...fandomIds, ...(chosen === null ? [] : [chosen])]);
  const fandoms = [...ids].map((id) => ({ id, name: nameOfFandom(id) }));
  return fandoms.toSorted((one, other) => one.name.localeCompare(other.name, LANGUAGE));
}

export type OwnCollectionsData = Awaited<ReturnType<typeof ownCollectionsData>>;
