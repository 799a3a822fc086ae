import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { keepPublished } from '~/stories/history/text-versions.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { partWhereBlocked } from '~/stories/sharing/appendages/continued.server';
import { currentWords } from '~/stories/text/current-words';
import { writtenBody } from '~/stories/text/written-text.server';
import { hasEnoughWords } from './enough-words';

/** The counters that the end of a session changes. */
export type CountedProgress = Pick<ProgressService, 'countGamePlayed' | 'countStoryPublished'>;

export interface Settlement {
  trx: Transaction<Tables>;
  progress: CountedProgress;
  storyId: string;
  playerId: string;
  now: Date;
  /** Words of the writer's own from which a story is published. */
  fewestWords: number;
}

/**
 * Ends a session once, however often it is called: marks it as settled and publishes its story if it has enough
 * words of the writer's own. The session's row must be locked by `trx`.
 * @see docs/product/creative-writing.md
 */
export async function settleSession(settlement: Settlement): Promise<void> {
  const { trx, storyId, now } = settlement;
  const claimed = await trx
    .updateTable('writing_session')
    .set({ settled_at: now })
    .where('story_id', '=', storyId)
    .where('settled_at', 'is', null)
    .returning('story_id')
    .executeTakeFirst();
  if (claimed) await publishWithWords(settlement);
}

/** Turns the draft of an ended session into a published story, if it has enough words, and counts that once. */
export async function publishWithWords({ trx, progress, storyId, playerId, now, fewestWords }: Settlement): Promise<void> {
  const draft = await trx.selectFrom('story').select('body').where('id', '=', storyId).where('status', '=', 'draft').executeTakeFirst();
  if (!draft || !hasEnoughWords(draft.body, fewestWords)) return;
  const published = await trx
    .updateTable('story')
    .set({ status: 'published', published_at: now, updated_at: now })
    .where('id', '=', storyId)
    .where('author_id', '=', playerId)
    .where('status', '=', 'draft')
    .returning(['title', writtenBody().as('body'), 'markup'])
    .executeTakeFirst();
  if (!published) return;
  await partWhereBlocked(trx, storyId, playerId);
  await setCoverApart(trx, storyId);
  await keepPublished(trx, { playerId, textId: storyId, storyId }, currentWords(published), now);
  await progress.countGamePlayed(trx, playerId);
  await progress.countStoryPublished(trx, playerId, 1);
  await notifyOfStory(trx, storyId, now);
}
