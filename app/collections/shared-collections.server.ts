import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import { changeShared, makeShared, removeShared, type Said, type Started } from './server/keep.server';
import {
  findShared,
  keptBy,
  keptWorks,
  type ListedShared,
  listShared,
  ownWorks,
  type SharedWork,
  type ShownShared,
  worksToAdd,
} from './server/read.server';
import { addWork, decideWork, withdrawWork } from './server/works.server';

/** How often somebody may start a collection, and change something in one. */
const STARTED: Limit = { max: 10, windowSeconds: HOUR_S };
const CHANGED: Limit = { max: 300, windowSeconds: HOUR_S };

/** A story that somebody adds to a collection, takes out, or decides about. */
interface Work {
  playerId: string;
  collectionId: string;
  storyId: string;
}

/** Collections to which members add their own stories. @see docs/product/collections.md */
export interface SharedCollections {
  /** By whose clock they close. */
  now(): Date;
  /** A page of all of them. */
  list(asked: { viewerId: string | undefined; cursor: string | null }): Promise<{ collections: ListedShared[]; next: string | undefined }>;
  /** Those that somebody keeps. */
  keptBy(playerId: string): Promise<ListedShared[]>;
  /** One by its address or id, as somebody sees it. */
  find(asked: { address: string; viewerId: string | undefined }): Promise<ShownShared | undefined>;
  /** What somebody added to one, and what they could add. */
  ownWorks(collectionId: string, playerId: string): Promise<{ here: SharedWork[]; others: Pick<SharedWork, 'id' | 'arena' | 'title'>[] }>;
  /** All that is in it or waits, for its keeper. */
  keptWorks(collectionId: string): Promise<SharedWork[]>;
  /** @returns its address. @throws {Refusal} {RateLimited} */
  make(playerId: string, started: Started): Promise<string>;
  /** @returns its address. @throws {Refusal} {RateLimited} */
  change(playerId: string, collectionId: string, said: Said): Promise<string>;
  /** @throws {Refusal} {RateLimited} */
  remove(playerId: string, collectionId: string): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  add(work: Work): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  withdraw(work: Work): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  decide(work: Work, state: 'in' | 'declined'): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const sharedCollectionsContext = createContext<SharedCollections>();

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
}

/** @see docs/product/collections.md */
export function createSharedCollections({ db, clock, limiter }: Dependencies): SharedCollections {
  const counted = (playerId: string) => limiter.use(`shared-collection:${playerId}`, CHANGED);
  return {
    now: () => clock.now(),
    list: (asked) => listShared(db, asked),
    keptBy: (playerId) => keptBy(db, playerId),
    find: (asked) => findShared(db, asked),
    async ownWorks(collectionId, playerId) {
      const [here, others] = await Promise.all([ownWorks(db, collectionId, playerId), worksToAdd(db, collectionId, playerId)]);
      return { here, others };
    },
    keptWorks: (collectionId) => keptWorks(db, collectionId),
    async make(playerId, started) {
      await limiter.use(`shared-collection-made:${playerId}`, STARTED);
      return await makeShared({ db, clock }, playerId, started);
    },
    async change(playerId, collectionId, said) {
      await counted(playerId);
      return await changeShared({ db, clock }, playerId, collectionId, said);
    },
    async remove(playerId, collectionId) {
      await counted(playerId);
      await removeShared({ db }, playerId, collectionId);
    },
    async add(work) {
      await counted(work.playerId);
      await addWork({ db, clock }, work);
    },
    async withdraw(work) {
      await counted(work.playerId);
      await withdrawWork({ db, clock }, work);
    },
    async decide(work, state) {
      await counted(work.playerId);
      await decideWork({ db, clock }, work, state);
    },
  };
}
