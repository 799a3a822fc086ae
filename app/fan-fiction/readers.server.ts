import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer';
import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import { RateLimited, type RateLimiter } from '~/platform/rate-limit.server';
import { Refusal } from '~/platform/refusal';
import { isStoryId } from '~/stories/story';
import { readLimit } from './limits';
import { formTexts } from './texts';

/** Somebody who reads, signed in or not. */
export interface Reader {
  player: Viewer | undefined;
  /** Never stored as it is. */
  clientAddress: string;
}

export interface ReaderKeeper {
  /** Counts a read, one a story, day and reader, and remembers that a player has seen what is there. */
  countRead(reader: Reader, storyId: string): Promise<void>;
  /** Likes a story or no longer does. @throws {Refusal} when it is not there. */
  setLiked(player: Viewer, storyId: string, liked: boolean): Promise<void>;
}

interface ReaderDoors {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  /** What visitors' addresses are hashed with. */
  secret: string;
}

/** @see docs/product/fan-fiction.md */
export function createReaderKeeper({ db, clock, limiter, secret }: ReaderDoors): ReaderKeeper {
  const keyOf = ({ player, clientAddress }: Reader) =>
    player?.id ?? createHmac('sha256', secret).update(`reader ${clientAddress}`).digest('base64url').slice(0, 22);

  return {
    async countRead(reader, storyId) {
      const key = keyOf(reader);
      const isWelcome = await limiter.use(`fan-read:${key}`, readLimit).then(() => true, isNotLimited);
      const story = isWelcome ? await findStory(db, storyId) : undefined;
      if (!story?.fandom_id) return;
      const now = clock.now();
      const { player } = reader;
      if (story.author_id !== player?.id || !player) {
        await db
          .insertInto('story_read')
          .values({ story_id: storyId, day: now.toISOString().slice(0, 10), reader: key, fandom_id: story.fandom_id })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      if (!player) return;
      await db
        .insertInto('story_seen')
        .values({ player_id: player.id, story_id: storyId, seen_at: now })
        .onConflict((conflict) => conflict.columns(['player_id', 'story_id']).doUpdateSet({ seen_at: now }))
        .execute();
    },

    async setLiked(player, storyId, liked) {
      if (!(await findStory(db, storyId))) throw new Refusal(formTexts.storyMissing, { status: 404 });
      if (!liked) {
        await db.deleteFrom('story_like').where('player_id', '=', player.id).where('story_id', '=', storyId).execute();
        return;
      }
      await db
        .insertInto('story_like')
        .values({ player_id: player.id, story_id: storyId, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

function isNotLimited(error: unknown): boolean {
  if (error instanceof RateLimited) return false;
  throw error;
}

async function findStory(db: Db, storyId: string) {
  if (!isStoryId(storyId)) return undefined;
  return db
    .selectFrom('story')
    .select(['author_id', 'fandom_id'])
    .where('id', '=', storyId)
    .where('arena', '=', 'fan_fic')
    .where('status', '=', 'published')
    .executeTakeFirst();
}

/** Whether a person likes the story of a query's row, as a part of that query. */
export function likedBy(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from story_like where story_like.story_id = story.id and story_like.player_id = ${viewerId})`;
}
