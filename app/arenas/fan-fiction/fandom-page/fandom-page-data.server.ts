import { type RouterContextProvider, redirect } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';
import { collectionsContext } from '~/stories/collections/collections.server';
import { destinationsContext } from '~/stories/destinations/destinations.server';
import { validCursor } from '~/stories/listing/cursor.server';
import { withQuery } from '~/stories/listing/filters/list-query';
import { narrowedBy, narrowingOf } from '~/stories/listing/filters/narrowing.server';
import { filtersIn, isFiltered, type StoryFilters } from '~/stories/listing/filters/story-filters';
import type { GenreId } from '~content/fandoms/fandom';
import { chapterDefaults, newDraftId } from '../drafts/draft-form';
import { fanFictionContext } from '../fan-fiction.server';
import { genreAddress } from '../fandoms/fandom-links';
import { pageOfFandom } from '../fandoms/fandom-page';
import { findFandom, genreById } from '../fandoms/fandom-registry';
import type { WritableFandom } from '../fandoms/named-fandoms.server';
import { namedTexts } from '../fandoms/named-texts';
import { missingTexts } from '../texts';

/** A fandom as its page shows it. */
export interface ShownFandom {
  /** The id stored with its stories. */
  id: string;
  name: string;
  description: string;
  /** What its cover is drawn from; undefined for a fandom that no registry knows. */
  genre: GenreId | undefined;
  /** Whether stories can be published in it. */
  canWrite: boolean;
}

interface FandomPageAsked {
  genreId: string;
  addressedId: string;
  query: URLSearchParams;
}

/**
 * The data of a fandom's page; undefined for an unknown fandom without stories.
 * @throws a redirect from another spelling of a fandom that an author named, and from one that was merged into another.
 */
export async function fandomPageData(context: Readonly<RouterContextProvider>, { genreId, addressedId, query }: FandomPageAsked) {
  const viewer = optionalPlayer(context);
  const service = context.get(fanFictionContext);
  const known = findFandom(addressedId);
  const named = known ? undefined : await service.fandoms.writable(addressedId);
  if (named && named.id !== addressedId) throw redirect(withQuery(pageOfFandom(named.id), query));
  const writing = query.get('tab') === 'write' && (known ?? named) !== undefined;
  if (!known && !writing && !(await service.fandoms.hasStories(addressedId))) return undefined;
  const fandom: ShownFandom = known
    ? { id: known.id, name: known.name, description: known.description, genre: known.genres[0], canWrite: true }
    : { ...namedFandom(addressedId, named, writing), genre: undefined, canWrite: named !== undefined };
  const viewerId = viewer?.id;
  const { filters, sort, leftOut, kept } = await narrowedBy(context, {
    query,
    filters: filtersOf(query),
    viewerId,
    list: { arena: 'fan_fic', fandomId: fandom.id },
  });
  const after = writing ? undefined : validCursor(sort, query.get('after'));
  const askedDraft = query.get('draft');
  const asked = { filters: { ...filters, fandom: fandom.id }, viewerId };
  // A fandom as a whole is followed by its own button; the library knows those of the registry.
  const search = known && isFiltered(filters) ? { arena: 'fan_fic' as const, words: '', filters: asked.filters } : undefined;
  const [page, narrowing, recLists, follow, popularity, drafts, ids, draft, destinations, pens] = await Promise.all([
    writing ? undefined : service.fandoms.stories({ fandomId: fandom.id, sort, filters, cursor: after, viewerId }),
    writing ? undefined : narrowingOf(context, { query, leftOut, asked, kept, search }),
    writing || after ? [] : context.get(collectionsContext).recommended(fandom.id, viewerId),
    viewer ? service.fandoms.follows.of(viewer.id, fandom.id) : undefined,
    service.fandoms.popularity.of([fandom.id]),
    writing && viewer ? service.drafts.list(viewer.id) : [],
    writing && viewer ? service.fandoms.ids(fandom.id) : [],
    writing && viewer && askedDraft !== 'new' ? service.drafts.open(viewer.id, { fandomId: fandom.id }, askedDraft) : undefined,
    writing && viewer ? context.get(destinationsContext).of(viewer.id) : [],
    writing && viewer ? context.get(accountsContext).penNames.usable(viewer.id) : [],
  ]);
  return {
    fandom,
    viewer,
    follow,
    popularity: popularity.get(fandom.id),
    backTo: genreById(genreId) ? genreAddress(genreId) : '/fan-fiction',
    cards: page?.cards,
    next: page?.next,
    after,
    sort,
    filters,
    recLists,
    /** What the filters above the stories show; undefined for who is about to write. */
    narrowing,
    /** Whether the viewer is about to write here. */
    isDesk: writing && viewer !== undefined,
    /** What the form of a story begins with. */
    storyForm: chapterDefaults(draft, { id: newDraftId(askedDraft), title: '', content: '' }),
    /** The pen names under which it can appear. */
    pens,
    /** How many chapters come with the story when it is published. */
    chaptersToCome: draft?.chaptersToCome ?? 0,
    askedDraft,
    /** Where a story can be published instead of the library. */
    destinations,
    drafts: drafts.filter(({ fandomId }) => ids.some((id) => id === fandomId)),
  };
}

/** A fandom that no registry knows: it has its name once a wrangler has accepted it, and for people who write in it. */
function namedFandom(addressedId: string, writable: WritableFandom | undefined, writing: boolean) {
  if (!writable || !(writable.isAccepted || writing)) return { id: addressedId, ...missingTexts.unknownFandom };
  return { id: addressedId, name: writable.name, description: writable.isAccepted ? namedTexts.accepted(writable.name) : namedTexts.waits };
}

/** The filters that an address names, besides the fandom. */
function filtersOf(query: URLSearchParams): StoryFilters {
  return { ...filtersIn(query, 'fan_fic'), fandom: undefined };
}

export type FandomPageData = NonNullable<Awaited<ReturnType<typeof fandomPageData>>>;
