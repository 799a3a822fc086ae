import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { isUuid } from '~/platform/ids/uuid';
import { readerKey } from '../reading/counting/reader-key.server';
import type { ReadCounter } from '../reading/counting/reads.server';
import { noteFinished } from './finish.server';
import { promiseFirst, promiseUnread } from './make-promises.server';
import { offerStory, type StoryToRead } from './offer.server';

/** How long it is kept that a reader has opened a story. */
const KEPT_MS = 180 * DAY_MS;

export interface FirstReaders {
  /**
   * The story that waits for a reader, the same until they have opened it or the day is over.
   * @param besides the story that they are reading.
   */
  oneToRead(player: Pick<Viewer, 'id'>, besides?: string): Promise<StoryToRead | undefined>;
  /** Counts that a reader has reached the end of a story. @returns whether it counted. */
  finished(player: Pick<Viewer, 'id'>, storyId: string): Promise<boolean>;
  /** Whose ends, of some stories, a reader has reached. */
  finishedOf(player: Pick<Viewer, 'id'>, storyIds: readonly string[]): Promise<Set<string>>;
  /** Stories whose ends a reader has reached, the latest first. */
  finishedLately(player: Pick<Viewer, 'id'>, limit: number): Promise<string[]>;
  /** Promises readers for first stories. @returns for how many. */
  promiseFirst(): Promise<number>;
  /** Promises readers for stories that nobody has finished in a week. @returns for how many. */
  promiseUnread(): Promise<number>;
  /** @returns how many readings were forgotten. */
  forgetOld(): Promise<number>;
}

/** Where loaders, actions and other features find it. */
export const firstReadersContext = createContext<FirstReaders>();

interface FirstReaderDependencies {
  db: Db;
  clock: Clock;
  /** The key with which readers are hashed. */
  secret: string;
  /** What they have opened is stored a moment later. */
  reads: Pick<ReadCounter, 'settle'>;
}

/** Finds five readers for stories that are new or unread. @see docs/product/first-readers.md */
export function createFirstReaders({ db, clock, secret, reads }: FirstReaderDependencies): FirstReaders {
  const readerOf = ({ id }: Pick<Viewer, 'id'>) => ({ id, key: readerKey(secret, id) });

  return {
    async oneToRead(player, besides) {
      await reads.settle(player.id);
      return offerStory(db, readerOf(player), besides, clock.now());
    },
    async finished(player, storyId) {
      if (!isUuid(storyId)) return false;
      await reads.settle(player.id);
      return noteFinished(db, readerOf(player), storyId, clock.now());
    },
    async finishedOf(player, storyIds) {
      if (storyIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('story_reading')
        .select('story_id')
        .where('reader', '=', readerOf(player).key)
        .where('story_id', 'in', [...storyIds])
        .where('finished_at', 'is not', null)
        .execute();
      return new Set(rows.map(({ story_id }) => story_id));
    },
    async finishedLately(player, limit) {
      const rows = await db
        .selectFrom('story_reading')
        .select('story_id')
        .where('reader', '=', readerOf(player).key)
        .where('finished_at', 'is not', null)
        .orderBy('finished_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ story_id }) => story_id);
    },
    promiseFirst: () => promiseFirst(db, clock.now()),
    promiseUnread: () => promiseUnread(db, clock.now()),
    forgetOld: () => removeRows(db, 'story_reading', sql`opened_at < ${new Date(clock.now().getTime() - KEPT_MS)}`),
  };
}
