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
import { isCreditedTo } from '../../writers/story-writers.server';
import type { Origin } from './origin';
import { createReadLimit } from './read-limit';
import { readerKey } from './reader-key.server';
import { type GatheredOpening, storeOpenings } from './store-openings.server';
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
   * Counts a read, one per story, day and reader, with the chapter, and remembers it for who is signed in; authors do not count as
   * readers of their own stories. It is stored within seconds, together with those of others.
   * @returns the arena of the story; undefined when no such story is published, or the reader reads too much.
   * @see docs/product/stories.md
   */
  countRead(reader: Reader, storyId: string, facts?: ReadFacts): Promise<StoryArena | undefined>;
  /** Counts that a reader of a story has come to a chapter of it. */
  countTurned(reader: Reader, storyId: string, chapterId: string): Promise<void>;
  /**
   * Stores what is gathered if anything of a player's is among it. Whatever shows players what they have read, or changes it,
   * asks for this first, so that nobody notices that it is stored later.
   */
  settle(playerId: string): Promise<void>;
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

/** What waits to be stored: a read that counts, an opening that is remembered, or both. */
interface Gathered {
  read: GatheredRead | undefined;
  opening: GatheredOpening | undefined;
}

/** Creates the counter of reads. @see docs/decisions/0187-openings-gathered.md */
export function createReadCounter({ db, clock, log, secret }: ReadDependencies): ReadCounter {
  const counts = createReadLimit();
  const gathered = createWriteBehind<Gathered>({
    ...{ afterMs: GATHER_MS, everyMs: GATHER_MS / 4, most: MOST_WAITING, what: 'reads of stories', log },
    async store(rows) {
      await storeReads(
        db,
        rows.flatMap(({ read }) => read ?? []),
      );
      await storeOpenings(
        db,
        rows.flatMap(({ opening }) => opening ?? []),
      );
    },
  });

  /** Gathers a read. @param origin undefined for a chapter that was turned to. @returns the arena; undefined where it does not count. */
  async function gather({ player, clientAddress }: Reader, storyId: string, { chapterId, origin }: ReadFacts) {
    if (!isUuid(storyId)) return undefined;
    const [now, key] = [clock.now(), readerKey(secret, player?.id ?? clientAddress)];
    if (!counts(key, now)) return undefined;
    const story = await db
      .selectFrom('story')
      .select('arena')
      .$if(player !== undefined, (query) =>
        query.select(sql<boolean>`(${isAuthoredBy(player?.id ?? '')} or ${isCreditedTo(player?.id ?? '')})`.as('own')),
      )
      .where('id', '=', storyId)
      .where('status', '=', 'published')
      .executeTakeFirst();
    if (!story) return undefined;
    const own = story.own === true;
    const day = now.toISOString().slice(0, 10);
    const read = { story_id: storyId, day, reader: key, chapter_id: chapterId ?? null, origin: origin ?? null };
    const opening = player && origin && { story_id: storyId, player_id: player.id, reader: key, at: now, own };
    if (!own || opening) {
      const what = origin === undefined ? 'turned' : 'opened';
      gathered.put(`${storyId} ${day} ${key} ${chapterId ?? ''} ${what}`, { read: own ? undefined : read, opening });
    }
    return story.arena;
  }

  return {
    async countRead(reader, storyId, { chapterId, origin = 'elsewhere' } = {}) {
      return gather(reader, storyId, { chapterId, origin });
    },

    async countTurned(reader, storyId, chapterId) {
      await gather(reader, storyId, { chapterId });
    },

    async settle(playerId) {
      if (gathered.waiting().some(({ opening }) => opening?.player_id === playerId)) await gathered.flush();
    },

    start: gathered.start,
    stop: gathered.stop,
  };
}
