import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { createWriteBehind } from '~/platform/database/write-behind';
import { isUuid } from '~/platform/ids/uuid';
import type { Log } from '~/platform/log/log.server';
import type { StoryArena } from '~/site/arenas';
import { isAuthoredBy } from '../../co-authors/authors-of.server';
import { noteOpened } from '../../first-readers/finish.server';
import { rememberRead } from '../../reading-lists/reading-lists.server';
import { isWovenBy } from '../../writers/story-writers.server';
import type { Origin } from './origin';
import { createReadLimit } from './read-limit';
import { readerKey } from './reader-key.server';
import { type GatheredRead, storeReads } from './store-reads.server';

/** How long reads are gathered before they are stored, in ms. */
const GATHER_MS = 2_000;
/** How many wait at most while the database is away. */
const MOST_WAITING = 20_000;

/** A reader, signed in or not. */
interface Reader {
  player: Viewer | undefined;
  /** Never stored as such. */
  clientAddress: string;
}

/** What is known of a read besides the story. */
interface ReadFacts {
  /** In fan fiction, the chapter that is shown. */
  chapterId?: string | undefined;
  origin?: Origin | undefined;
}

export interface ReadCounter {
  /**
   * Counts a read, one per story, day and reader, with the chapter; authors do not count as readers of their own stories. It is
   * stored within seconds, together with those of others.
   * @returns the arena of the story; undefined when no such story is published, or the reader reads too much.
   * @see docs/product/stories.md
   */
  countRead(reader: Reader, storyId: string, facts?: ReadFacts): Promise<StoryArena | undefined>;
  /** Counts that a reader of a story has come to a chapter of it. */
  countTurned(reader: Reader, storyId: string, chapterId: string): Promise<void>;
  start(): void;
  /** Stores what is gathered. */
  stop(): Promise<void>;
}

/** The key under which loaders, actions and other features find the counter. */
export const readCounterContext = createContext<ReadCounter>();

export interface ReadDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** The key with which readers are hashed. */
  secret: string;
}

/** Creates the counter of reads. */
export function createReadCounter({ db, clock, log, secret }: ReadDependencies): ReadCounter {
  const counts = createReadLimit();
  const gathered = createWriteBehind<GatheredRead>({
    ...{ afterMs: GATHER_MS, everyMs: GATHER_MS / 4, most: MOST_WAITING, what: 'reads of stories', log },
    store: (rows) => storeReads(db, rows),
  });

  /** Gathers a read of somebody else's story. @returns undefined where it does not count. */
  async function gather({ player, clientAddress }: Reader, storyId: string, { chapterId, origin }: ReadFacts) {
    if (!isUuid(storyId)) return undefined;
    const [now, key] = [clock.now(), readerKey(secret, player?.id ?? clientAddress)];
    if (!counts(key, now)) return undefined;
    const story = await db
      .selectFrom('story')
      .select('arena')
      .$if(player !== undefined, (query) =>
        query.select(sql<boolean>`(${isAuthoredBy(player?.id ?? '')} or ${isWovenBy(player?.id ?? '')})`.as('own')),
      )
      .where('id', '=', storyId)
      .where('status', '=', 'published')
      .executeTakeFirst();
    if (!story) return undefined;
    const isOwn = story.own === true;
    if (!isOwn) {
      const day = now.toISOString().slice(0, 10);
      const row = { story_id: storyId, day, reader: key, chapter_id: chapterId ?? null, origin: origin ?? null };
      gathered.put(`${storyId} ${day} ${key} ${chapterId ?? ''}`, row);
    }
    return { arena: story.arena, key, now, isOwn };
  }

  return {
    async countRead(reader, storyId, { chapterId, origin = 'elsewhere' } = {}) {
      const read = await gather(reader, storyId, { chapterId, origin });
      if (read && !read.isOwn && reader.player) {
        await noteOpened(db, { id: reader.player.id, key: read.key }, storyId, read.now);
        await rememberRead(db, { playerId: reader.player.id, storyId, now: read.now });
      }
      return read?.arena;
    },

    async countTurned(reader, storyId, chapterId) {
      await gather(reader, storyId, { chapterId });
    },

    start: gathered.start,
    stop: gathered.stop,
  };
}
