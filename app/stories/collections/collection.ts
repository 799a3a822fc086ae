/** A series has stories of its author's own, in the order in which they are read; a list has anybody's, the latest first. */
export const collectionKinds = ['series', 'list'] as const;

export type CollectionKind = (typeof collectionKinds)[number];

/** The most collections of a kind that somebody may have, and the most stories in one. */
export const MOST_COLLECTIONS = 100;
export const MOST_STORIES: Readonly<Record<CollectionKind, number>> = { series: 200, list: 1_000 };

/** Where the collections of a kind are: one of them, or one's own. */
export function collectionAddress(kind: CollectionKind, id?: string): string {
  return id === undefined ? roots[kind] : `${roots[kind]}/${id}`;
}

/** Where somebody puts a story into their collections. */
export function collectStoryAddress(kind: CollectionKind, storyId: string): string {
  return `${roots[kind]}?story=${storyId}`;
}

/** Where the owner of a collection changes it. */
export function editCollectionAddress(kind: CollectionKind, id: string): string {
  return `${collectionAddress(kind, id)}?do=edit`;
}

/** The address of a series as one book. @see docs/product/feeds-and-books.md */
export function seriesBookAddress(id: string): string {
  return `${collectionAddress('series', id)}.epub`;
}

const roots = { series: '/series', list: '/lists' } as const satisfies Record<CollectionKind, string>;

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
}
