import { createContext } from 'react-router';
import { acquaintance, namesOfAcquaintances } from '~/blocks/acquaintances.server';
import { countInvitation } from '~/blocks/invitation-limits.server';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import type { Limit, RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { StoryStatus } from '~/stories/story';
import { answerMaintaining, inviteMaintainer, leaveMaintaining, removeMaintainer } from './maintainers/change-maintainers.server';
import type { Maintainer } from './maintainers/maintainers';
import type { CollectionProgress } from './reveal/held-works.server';
import { revealDue } from './reveal/reveal.server';
import { hidesAuthors, hidesWorks, type Settled } from './rules/shared-collection';
import { changeShared, makeShared, removeShared, type Said, type Started } from './server/change.server';
import {
  findShared,
  type ListedShared,
  listShared,
  maintainedBy,
  maintainedWorks,
  type OfferedWork,
  type OwnWork,
  ownWorks,
  peopleOf,
  type SharedWork,
  type ShownShared,
  worksToAdd,
} from './server/read.server';
import { addWork, decideWork, withdrawWork } from './server/works.server';
import { texts } from './texts';

/** How often a player may start a collection, and change something in one. */
const STARTED: Limit = { max: 10, windowSeconds: HOUR_S };
const CHANGED: Limit = { max: 300, windowSeconds: HOUR_S };

/** A story that an author adds to a collection, takes out, or decides about. */
interface Work {
  playerId: string;
  collectionId: string;
  storyId: string;
  /** The prompt that it is added for. */
  promptId?: string | undefined;
}

/** Collections to which members add their own stories. @see docs/product/collections.md */
export interface SharedCollections {
  /** By whose clock they close. */
  now(): Date;
  /** A page of all of them. */
  list(asked: { viewerId: string | undefined; cursor: string | null }): Promise<{ collections: ListedShared[]; next: string | undefined }>;
  /** Those that a player maintains. */
  maintainedBy(playerId: string): Promise<ListedShared[]>;
  /** One by its address or id, as a viewer sees it. */
  find(asked: { address: string; viewerId: string | undefined; isWhole?: boolean | undefined }): Promise<ShownShared | undefined>;
  /** What an author added to one, and what they could add: of all their names, or of one. */
  ownWorks(
    collection: ShownShared,
    by: { playerId: string; nameId?: string | undefined },
  ): Promise<{ here: OwnWork[]; others: OfferedWork[] }>;
  /** All that is in it or waits, for its maintainers. */
  maintainedWorks(collectionId: string): Promise<SharedWork[]>;
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
  /** Those who maintain a collection and are invited to, and the names of some people whom a maintainer may invite. */
  people(collection: ShownShared, playerId: string): Promise<{ people: (Maintainer & { joined: boolean })[]; names: string[] }>;
  /** Asks a player by name to maintain a collection. @throws {Refusal} {RateLimited} */
  invite(playerId: string, collectionId: string, name: string): Promise<void>;
  /** Accepts such an invitation, or declines it. @throws {Refusal} {RateLimited} */
  answer(playerId: string, collectionId: string, accepts: boolean): Promise<void>;
  /** Takes an invitation back, or a maintainer out. @throws {Refusal} {RateLimited} */
  removeMaintainer(playerId: string, collectionId: string, personId: string): Promise<void>;
  /** @throws {Refusal} {RateLimited} */
  leave(playerId: string, collectionId: string): Promise<void>;
  /** Brings out what is due. Any process may do it at any time. */
  turn(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const sharedCollectionsContext = createContext<SharedCollections>();

interface Dependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  progress: CollectionProgress;
  log: Pick<Log, 'error'>;
}

/** @see docs/product/collections.md */
export function createSharedCollections({ db, clock, limiter, progress, log }: Dependencies): SharedCollections {
  const counted = (playerId: string) => limiter.use(`shared-collection:${playerId}`, CHANGED);
  return {
    now: () => clock.now(),
    list: (asked) => listShared(db, asked),
    maintainedBy: (playerId) => maintainedBy(db, playerId),
    async find(asked) {
      const now = clock.now();
      const found = await findShared(db, { ...asked, now });
      if (!found?.hasDue) return found?.collection;
      // Nobody waits for the job.
      await revealDue({ db, progress, log }, now, found.collection.id);
      return (await findShared(db, { ...asked, now }))?.collection;
    },
    async ownWorks(collection, { playerId, nameId }) {
      const { id: collectionId } = collection;
      const statuses = statusesFor(collection, clock.now());
      const offered = worksToAdd(db, { collectionId, playerId, statuses, nameId });
      const [here, others] = await Promise.all([ownWorks(db, collectionId, playerId), offered]);
      return { here, others };
    },
    maintainedWorks: (collectionId) => maintainedWorks(db, collectionId),
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
      await addWork({ db, clock, progress }, work);
    },
    async withdraw(work) {
      await counted(work.playerId);
      await withdrawWork({ db }, work);
    },
    async decide(work, state) {
      await counted(work.playerId);
      await decideWork({ db, clock, progress }, work, state);
    },
    async people(collection, playerId) {
      const [people, names] = await Promise.all([peopleOf(db, collection), namesOfAcquaintances(db, playerId)]);
      return { people: people.map(({ id, name, joined }) => ({ id, name, joined })), names };
    },
    async invite(playerId, collectionId, name) {
      await counted(playerId);
      const other = await acquaintance(db, playerId, name);
      if (other) await countInvitation(limiter, { kind: 'collection', fromId: playerId, to: other }, texts.maintainers.often);
      const invited = { otherId: other?.id, now: clock.now() };
      await db.transaction().execute((trx) => inviteMaintainer(trx, { playerId, collectionId }, invited));
    },
    async answer(playerId, collectionId, accepts) {
      await counted(playerId);
      const answered = { accepts, now: clock.now() };
      await db.transaction().execute((trx) => answerMaintaining(trx, { playerId, collectionId }, answered));
    },
    async removeMaintainer(playerId, collectionId, personId) {
      await counted(playerId);
      await db.transaction().execute((trx) => removeMaintainer(trx, { playerId, collectionId }, personId));
    },
    async leave(playerId, collectionId) {
      await counted(playerId);
      await db.transaction().execute((trx) => leaveMaintaining(trx, { playerId, collectionId }));
    },
    turn: () => revealDue({ db, progress, log }, clock.now()),
  };
}

/** The stories that a collection takes: where it hides something, also those that nobody else reads; of unnamed ones these alone. */
function statusesFor(settled: Settled, now: Date): StoryStatus[] {
  if (hidesAuthors(settled, now)) return ['draft'];
  return hidesWorks(settled, now) ? ['draft', 'published', 'unlisted'] : ['published'];
}
