import { sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { createReadCounter, type ReadDependencies, type Reader } from '~/stories/reading/counting/reads.server';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { formTexts } from '../texts';

export interface Readers {
  /** Counts a read once per story, day and reader, and remembers what a player has seen. */
  countRead(reader: Reader, storyId: string): Promise<void>;
  /** Likes or unlikes a story. @throws {Refusal} when it is missing. */
  setLiked(player: Viewer, storyId: string, liked: boolean): Promise<void>;
}

/** @see docs/product/fan-fiction.md */
export function createReaders(dependencies: ReadDependencies): Readers {
  const { db, clock } = dependencies;
  const reads = createReadCounter(dependencies);

  return {
    async countRead(reader, storyId) {
      const arena = await reads.countRead(reader, storyId);
      if (arena !== 'fan_fic' || !reader.player) return;
      const now = clock.now();
      await db
        .insertInto('story_seen')
        .values({ player_id: reader.player.id, story_id: storyId, seen_at: now })
        .onConflict((conflict) => conflict.columns(['player_id', 'story_id']).doUpdateSet({ seen_at: now }))
        .execute();
    },

    async setLiked(player, storyId, liked) {
      if (!isUuid(storyId)) throw new Refusal(formTexts.storyMissing, { status: 404 });
      if (!liked) {
        await db.deleteFrom('story_like').where('player_id', '=', player.id).where('story_id', '=', storyId).execute();
        return;
      }
      const story = await likableStory(db, storyId, player.id);
      if (!story) throw new Refusal(formTexts.storyMissing, { status: 404 });
      await requireUnblocked(db, player.id, [story.author_id]);
      await noteReaching(db, player.id, [story.author_id], clock.now());
      await db
        .insertInto('story_like')
        .values({ player_id: player.id, story_id: storyId, created_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

function likableStory(db: Db, storyId: string, viewerId: string) {
  return db
    .selectFrom('story')
    .select('author_id')
    .where('id', '=', storyId)
    .where('arena', '=', 'fan_fic')
    .where('status', '=', 'published')
    .where(isReadableBy(viewerId))
    .executeTakeFirst();
}

/** An SQL expression: whether a person likes the row's story. */
export function likedBy(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from story_like where story_like.story_id = story.id and story_like.player_id = ${viewerId})`;
}
