import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { CacheTag } from '~/platform/page-cache/tagged-cache';
import { type ArrangedPage, arrangedStories, fandomsOfCollection } from './arranging/arranged.server';
import { type CollectionChanges, createCollectionChanges } from './change-collections.server';
import type { CollectionKind } from './collection';
import { type CollectionFollows, createCollectionFollows } from './collection-follows.server';
import { type CollectedAsked, type CollectedPage, listCollected } from './list-collected.server';
import {
  collectionsBy,
  type NamedStory,
  type OwnCollectionEntry,
  ownCollections,
  type PublicCollection,
  type RecommendedList,
  recommendedLists,
  type ShownCollection,
  shownCollection,
  storyToCollect,
  tagsOfCollectionsBy,
} from './read-collections.server';
import { type StorySeries, seriesOfStory } from './series-parts.server';

export interface CollectionsService extends CollectionChanges, CollectionFollows {
  /** A collection as a viewer may see it; undefined where there is none of that kind for them. */
  find(asked: {
    kind: CollectionKind;
    id: string;
    viewerId: string | undefined;
    isWhole?: boolean | undefined;
  }): Promise<ShownCollection | undefined>;
  /** A page of the stories of a collection that was found. */
  stories(asked: CollectedAsked): Promise<CollectedPage>;
  /** A page of the stories of a player's own collection, for them to arrange. @param page from 1; of what lies beyond the last one, that one. */
  arranged(collectionId: string, playerId: string, page: number): Promise<ArrangedPage>;
  /** The ids of the fandoms of its stories. */
  fandomsIn(collectionId: string, playerId: string): Promise<string[]>;
  /** A player's own collections, and which of them have a story. */
  own(asked: { playerId: string; kind: CollectionKind; storyId?: string | undefined }): Promise<OwnCollectionEntry[]>;
  /** A story that a player may put into a collection of theirs. */
  storyToCollect(asked: { playerId: string; storyId: string; kind: CollectionKind }): Promise<NamedStory | undefined>;
  /** The lists that are recommended to readers of a fandom. */
  recommended(fandomId: string, viewerId: string | undefined): Promise<RecommendedList[]>;
  /** The series and public lists of a player that show a person a story. */
  by(asked: { ownerId: string; viewerId: string | undefined; isWhole: boolean }): Promise<PublicCollection[]>;
  /** What a page for visitors that names these changes with, apart from its player. */
  tagsOf(ownerId: string): Promise<CacheTag[]>;
  /** The series that a story is part of, with the parts beside it. */
  seriesOf(storyId: string, viewerId: string | undefined): Promise<StorySeries[]>;
}

/** Where routes find it. */
export const collectionsContext = createContext<CollectionsService>();

/** @see docs/product/series.md */
export function createCollections({ db, clock }: { db: Db; clock: Clock }): CollectionsService {
  return {
    ...createCollectionChanges({ db, clock }),
    ...createCollectionFollows({ db, clock }),
    find: (asked) => shownCollection(db, asked),
    stories: (asked) => listCollected(db, { ...asked, now: clock.now() }),
    arranged: (collectionId, viewerId, page) => arrangedStories(db, { collectionId, viewerId, page }),
    fandomsIn: (collectionId, playerId) => fandomsOfCollection(db, collectionId, playerId),
    own: (asked) => ownCollections(db, asked),
    storyToCollect: (asked) => storyToCollect(db, asked),
    recommended: (fandomId, viewerId) => recommendedLists(db, fandomId, viewerId),
    by: (asked) => collectionsBy(db, asked),
    tagsOf: (ownerId) => tagsOfCollectionsBy(db, ownerId),
    seriesOf: (storyId, viewerId) => seriesOfStory(db, storyId, viewerId),
  };
}
