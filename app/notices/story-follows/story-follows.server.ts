import { sql, type Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { mayFollowStory } from '../policy';
import { MAX_STORIES_FOLLOWED, storyFollowTexts } from './texts';

export interface StoryFollows {
  /**
   * Follows a published story by another author; repeating it changes nothing.
   * @throws {Refusal} a story that is missing or one's own, too many follows.
   */
  follow(player: { id: string }, storyId: string): Promise<void>;
  /** A story that is not followed is not an error. */
  unfollow(player: { id: string }, storyId: string): Promise<void>;
}

/** @see docs/product/notifications.md */
export function createStoryFollows(db: Db, clock: Clock): StoryFollows {
  return {
    follow: (player, storyId) =>
      db.transaction().execute(async (trx) => {
        // Locks the follower's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', player.id).forNoKeyUpdate().execute();
        await requireFollowable(trx, player, storyId, clock.now());
        const { count } = await trx
          .selectFrom('story_follow')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('player_id', '=', player.id)
          .executeTakeFirstOrThrow();
        if (count >= MAX_STORIES_FOLLOWED) throw new Refusal(storyFollowTexts.tooMany, { status: 409 });
        await trx
          .insertInto('story_follow')
          .values({ player_id: player.id, story_id: storyId, created_at: clock.now() })
          .onConflict((conflict) => conflict.columns(['player_id', 'story_id']).doNothing())
          .execute();
      }),

    async unfollow(player, storyId) {
      if (!isUuid(storyId)) return;
      await db.deleteFrom('story_follow').where('player_id', '=', player.id).where('story_id', '=', storyId).execute();
    },
  };
}

async function requireFollowable(trx: Transaction<Tables>, player: { id: string }, storyId: string, now: Date): Promise<void> {
  const story = isUuid(storyId)
    ? await trx
        .selectFrom('story')
        .select('author_id')
        // It stands under a pen name of theirs, or is written with others.
        .select(
          sql<boolean>`exists (
            select from co_author where co_author.story_id = story.id and co_author.player_id = ${player.id} and joined_at is not null)`.as(
            'writes',
          ),
        )
        .where('id', '=', storyId)
        .where('status', '=', 'published')
        .forKeyShare()
        .executeTakeFirst()
    : undefined;
  if (!story) throw new Refusal(storyFollowTexts.missing, { status: 404 });
  if (story.writes || !mayFollowStory(player, { authorId: story.author_id })) throw new Refusal(storyFollowTexts.own, { status: 403 });
  await requireUnblocked(trx, player.id, [story.author_id]);
  await noteReaching(trx, player.id, [story.author_id], now);
}

/** An SQL expression: whether a person follows the row's story. @param viewerId undefined for a visitor. */
export function storyFollowedBy(viewerId: string | undefined) {
  if (viewerId === undefined) return sql<boolean>`false`;
  return sql<boolean>`exists (select from story_follow where story_follow.player_id = ${viewerId} and story_follow.story_id = story.id)`;
}

/** Ends the follows of two people of each other's stories. */
export async function endStoryFollowsBetween(trx: Transaction<Tables>, oneId: string, otherId: string): Promise<void> {
  const both = [oneId, otherId];
  await trx
    .deleteFrom('story_follow')
    .using('story')
    .whereRef('story.id', '=', 'story_follow.story_id')
    .where('story_follow.player_id', 'in', both)
    .where('story.author_id', 'in', both)
    .execute();
}
