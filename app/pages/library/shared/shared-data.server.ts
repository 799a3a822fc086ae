import { data, type RouterContextProvider, redirect } from 'react-router';
import { optionalPlayer, requirePlayer } from '~/accounts/viewer/viewer.server';
import { promptsContext } from '~/collections/prompts/prompts.server';
import { isOpen, sharedAddress } from '~/collections/rules/shared-collection';
import type { ShownShared } from '~/collections/server/read.server';
import { sharedCollectionsContext } from '~/collections/shared-collections.server';
import { timeLeft } from '~/collections/texts';
import { isUuid } from '~/platform/ids/uuid';
import { cachePage } from '~/platform/page-cache/cache-page.server';
import { collectionsContext } from '~/stories/collections/collections.server';
import { collectedCursor } from '~/stories/collections/list-collected.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { narrowingParameters } from '~/stories/listing/filters/list-query';
import { narrowedBy, narrowingOf } from '~/stories/listing/filters/narrowing.server';
import { asksForAll } from '~/stories/listing/filters/not-shown/not-shown';
import { filtersIn } from '~/stories/listing/filters/story-filters';
import { storySorts } from '~/stories/listing/story-orders';

/** A page of all collections, and those that the viewer maintains. @see docs/product/collections.md */
export async function sharedListData(context: Readonly<RouterContextProvider>, url: URL) {
  const viewer = optionalPlayer(context);
  const shared = context.get(sharedCollectionsContext);
  cachePage(context, { params: ['after'], tags: ['collections', 'stories'] });
  const cursor = url.searchParams.get('after');
  const [{ collections, next }, own] = await Promise.all([
    shared.list({ viewerId: viewer?.id, cursor }),
    viewer ? shared.maintainedBy(viewer.id) : undefined,
  ]);
  const { now } = shared;
  const entries = (list: typeof collections) =>
    list.map(({ closesAt, ...collection }) => ({ ...collection, isOpen: isOpen({ closesAt }, now()) }));
  return { collections: entries(collections), own: own && entries(own), next, isFirst: cursor === null };
}

/**
 * A collection as a viewer sees it, what they may add to it (`?do=add`), or what its maintainers manage (`?do=manage`); with status 404
 * where there is none for them. Its id leads to its address.
 */
export async function sharedData(context: Readonly<RouterContextProvider>, address: string, url: URL) {
  const viewer = optionalPlayer(context);
  const shared = context.get(sharedCollectionsContext);
  const found = await shared.find({ address, viewerId: viewer?.id, isWhole: asksForAll(url.searchParams, viewer?.id) });
  if (!found) return data({ view: 'missing' as const }, { status: 404 });
  if (isUuid(address)) throw redirect(sharedAddress(found.slug));
  const doing = url.searchParams.get('do');
  if (doing === 'add') {
    const { id } = requirePlayer(context, url);
    const promptId = url.searchParams.get('prompt') ?? '';
    const claimed = await context.get(promptsContext).claimed({ promptId, collectionId: found.id, playerId: id });
    const works = await shared.ownWorks(found, { playerId: id, nameId: claimed?.nameId });
    const prompt = claimed && { id: claimed.id, body: claimed.body };
    return { view: 'add' as const, collection: shownOf(found, shared.now()), prompt, ...works };
  }
  if (doing === 'manage') {
    const { id } = requirePlayer(context, url);
    if (!found.maintains) throw data(null, { status: 404 });
    const [works, people] = await Promise.all([shared.maintainedWorks(found.id), shared.people(found, id)]);
    return { view: 'manage' as const, collection: shownOf(found, shared.now()), works, playerId: id, ...people };
  }
  // What says how much time is left is made for each who asks.
  if (!isTimed(found, shared.now())) {
    const tags = [`collection:${found.id}`, ...found.maintainers.map((person) => `player:${person.id}`), 'stories'];
    cachePage(context, { params: ['sort', ...narrowingParameters, 'after'], tags });
  }
  return { view: 'shown' as const, ...(await shown(context, found, url.searchParams, shared.now())) };
}

async function shown(context: Readonly<RouterContextProvider>, found: ShownShared, query: URLSearchParams, now: Date) {
  const viewerId = optionalPlayer(context)?.id;
  const sort = storySorts.find((known) => known === query.get('sort'));
  const { filters, leftOut } = await narrowedBy(context, { query, filters: filtersIn(query, undefined), viewerId, list: undefined });
  const after = sort === undefined ? collectedCursor(query.get('after')) : validCursor(sort, query.get('after'));
  const collection = { id: found.id };
  const isWhole = asksForAll(query, viewerId);
  const [page, narrowing, prompts] = await Promise.all([
    context.get(collectionsContext).stories({ kind: 'list', collection, sort, filters, cursor: after, viewerId, isWhole }),
    narrowingOf(context, { query, leftOut, asked: { collection, filters, viewerId, isWhole }, kept: undefined }),
    context.get(promptsContext).count({ collectionId: found.id, viewerId, maintains: found.maintains }),
  ]);
  return { collection: shownOf(found, now), sort, filters, narrowing, prompts, after, signedIn: viewerId !== undefined, ...page };
}

/** Whether something changes by itself at a time to come. */
function isTimed({ closesAt, worksAt, authorsAt }: ShownShared, now: Date): boolean {
  return [closesAt, worksAt, authorsAt].some((at) => at !== null && now < at);
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

/** What pages say of a time to come; null for none. */
export function timeOf(at: Date | null, now: Date) {
  return at && now < at ? { at: at.toISOString(), left: timeLeft(at.getTime() - now.getTime()) } : null;
}

/** What pages say of a collection. */
function shownOf(found: ShownShared, now: Date) {
  const { id, slug, title, summary, notes, ownerId, own, hidden, followed, works, words, moderated, proposals, closesAt } = found;
  const { maintainers, maintains, invited } = found;
  return {
    ...{ id, slug, title, summary, notes, ownerId, own, hidden, followed, works, words, moderated, proposals },
    ...{ maintainers, maintains, invited },
    isOpen: isOpen(found, now),
    closes: timeOf(closesAt, now),
    ...{ worksOut: timeOf(found.worksAt, now), authorsOut: timeOf(found.authorsAt, now), waiting: found.waiting },
    ...{ closesAt: isoOf(closesAt), worksAt: isoOf(found.worksAt), authorsAt: isoOf(found.authorsAt) },
  };
}

export type SharedOnPage = ReturnType<typeof shownOf>;
export type SharedListData = Awaited<ReturnType<typeof sharedListData>>;
