import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { removeStories } from '~/stories/own/delete-story.server';
import { countForAll } from '~/stories/reach/reach.server';
import { lockOwnJointStory, notifyCoAuthors, type OwnStory } from './joint-story.server';
import { leaveStory } from './leave.server';

type Counting = Pick<ProgressService, 'countStoryPublished'>;

/** Leaves a story to its other authors. @throws {Refusal} when it is gone (404), or the person does not write it with others (403). */
export async function leaveFor(
  trx: Transaction<Tables>,
  progress: Counting,
  player: Viewer,
  { storyId, named, now }: { storyId: string; named: boolean; now: Date },
): Promise<void> {
  const story = await lockOwnJointStory(trx, storyId, player);
  await leaveStory(trx, { storyId, playerId: player.id, named });
  if (!named && story.counts) await progress.countStoryPublished(trx, story.nameId, -1);
  await notifyCoAuthors(trx, story, { what: 'left', actorId: story.nameId, now });
}

/** Agrees that a story is deleted, or no longer does; deletes it once all agree. @throws {Refusal} as `leaveFor`. */
export async function agreeToDelete(
  trx: Transaction<Tables>,
  progress: Counting,
  player: Viewer,
  { storyId, agrees, now }: { storyId: string; agrees: boolean; now: Date },
): Promise<boolean> {
  const story = await lockOwnJointStory(trx, storyId, player);
  const joined = trx.updateTable('co_author').where('story_id', '=', storyId).where('joined_at', 'is not', null);
  const own = joined.where('player_id', '=', player.id);
  const changed = await own
    .set({ agreed_at: agrees ? now : null })
    .where('agreed_at', agrees ? 'is' : 'is not', null)
    .returning('player_id')
    .executeTakeFirst();
  const open = trx.selectFrom('co_author').select('player_id').where('story_id', '=', storyId).where('joined_at', 'is not', null);
  if (agrees && !(await open.where('agreed_at', 'is', null).limit(1).executeTakeFirst())) {
    await removeFor(trx, progress, story, now);
    return true;
  }
  if (agrees && changed) await notifyCoAuthors(trx, story, { what: 'agreed', actorId: story.nameId, now });
  return false;
}

async function removeFor(trx: Transaction<Tables>, progress: Counting, story: OwnStory, now: Date): Promise<void> {
  await notifyCoAuthors(trx, story, { what: 'deleted', actorId: story.nameId, now });
  if (story.counts) await countForAll(trx, progress, story.id, -1);
  await removeStories(trx, [story.id], now);
}
