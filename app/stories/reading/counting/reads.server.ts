import { createContext } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { type Limit, RateLimited, type RateLimiter } from '~/platform/limits/rate-limit.server';
import type { StoryArena } from '~/site/arenas';
import { noteOpened } from '../../first-readers/finish.server';
import { rememberRead } from '../../reading-lists/reading-lists.server';
import { readerKey } from './reader-key.server';

/** How many reads of one reader count; further ones are silently ignored. */
const readLimit: Limit = { max: 300, windowSeconds: HOUR_S };

/** A reader, signed in or not. */
export interface Reader {
  player: Viewer | undefined;
  /** Never stored as such. */
  clientAddress: string;
}

export interface ReadCounter {
  /**
   * Counts a read, one per story, day and reader; authors do not count as readers of their own stories.
   * @returns the arena of the story; undefined when no such story is published, or the reader reads too much.
   * @see docs/product/stories.md
   */
  countRead(reader: Reader, storyId: string): Promise<StoryArena | undefined>;
}

/** The key under which loaders, actions and other features find the counter. */
export const readCounterContext = createContext<ReadCounter>();

export interface ReadDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  /** The key with which readers are hashed. */
  secret: string;
}

/** Creates the counter of reads. */
export function createReadCounter({ db, clock, limiter, secret }: ReadDependencies): ReadCounter {
  return {
    async countRead(reader, storyId) {
      if (!isUuid(storyId)) return undefined;
      const key = readerKey(secret, reader.player?.id ?? reader.clientAddress);
      if (!(await limiter.use(`read:${key}`, readLimit).then(() => true, isNotLimited))) return undefined;
      const story = await db
        .selectFrom('story')
        .select(['arena', 'author_id', 'fandom_id'])
        .where('id', '=', storyId)
        .where('status', '=', 'published')
        .executeTakeFirst();
      if (!story) return undefined;
      if (story.author_id === null || story.author_id !== reader.player?.id) {
        await db
          .insertInto('story_read')
          .values({ story_id: storyId, day: clock.now().toISOString().slice(0, 10), reader: key, fandom_id: story.fandom_id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        if (reader.player) {
          await noteOpened(db, { id: reader.player.id, key }, storyId, clock.now());
          await rememberRead(db, { playerId: reader.player.id, storyId, now: clock.now() });
        }
      }
      return story.arena;
    },
  };
}

function isNotLimited(error: unknown): boolean {
  if (error instanceof RateLimited) return false;
  throw error;
}
