/** A series has stories of its author's own, in the order in which they are read; a list has anybody's, the latest first. */
export type CollectionKind = 'series' | 'list';
/** Besides these, a shared one, to which many add stories of their own. @see docs/product/collections.md */
export type AnyCollectionKind = CollectionKind | 'shared';

/** Whether a story that a player added to a shared collection is in it, or waits for its maintainer, or was declined. */
export type WorkState = 'asked' | 'in' | 'declined';

/** The most collections of a kind that a player may have, and the most stories in one. */
export const MOST_COLLECTIONS = 100;
export const MOST_STORIES: Readonly<Record<CollectionKind, number>> = { series: 200, list: 1_000 };

/** Where the collections of a kind are: one of them, or one's own. */
export function collectionAddress(kind: AnyCollectionKind, id?: string): string {
  return id === undefined ? roots[kind] : `${roots[kind]}/${id}`;
}

/** Where a player puts a story into their collections. */
export function collectStoryAddress(kind: CollectionKind, storyId: string): string {
  return `${roots[kind]}?story=${storyId}`;
}

/** Where the owner of a collection changes it. @param note the story whose note is open. */
export function editCollectionAddress(kind: CollectionKind, id: string, { page = 1, note }: { page?: number; note?: string } = {}): string {
  const query = new URLSearchParams({ do: 'edit', ...(page > 1 && { page: String(page) }), ...(note && { note }) });
  return `${collectionAddress(kind, id)}?${query}`;
}

/** The address of a series as one book. @see docs/product/feeds-and-books.md */
export function seriesBookAddress(id: string): string {
  return `${collectionAddress('series', id)}.epub`;
}

/** The parameter of a list's address for those of its stories to which its owner gave a tag of their own. */
export const OWN_TAG = 'own';

const roots = { series: '/series', list: '/lists', shared: '/collections' } as const satisfies Record<AnyCollectionKind, string>;

/** A story's part of a series, as its card says it. */
export interface SeriesPart {
  /** The series. */
  id: string;
  title: string;
  /** 1 for the first story that readers find. */
  part: number;
}

/** What an owner says of a collection. */
export interface CollectionSaid {
  title: string;
  summary: string;
  notes: string;
  complete: boolean;
  /** Of a list: whether others may see it, and the fandom whose readers it is recommended to. */
  isPublic: boolean;
  fandomId: string | null;
}

/** The longest note beside a story of a list, in characters as people count them. */
export const MAX_ITEM_NOTE = 1_000;
/** The most tags of one's own of a story of a list, and how long one may be. */
export const MOST_OWN_TAGS = 20;
export const MAX_OWN_TAG = 60;

/** What an owner says of a story of their list. */
export interface SaidOfItem {
  note: string;
  ownTags: readonly string[];
}

/** Tags as they are typed, separated by commas; each once. */
export function ownTagsIn(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '));
  return [...new Set(tags)].filter((tag) => tag !== '');
}
