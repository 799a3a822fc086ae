import { randomUUID } from 'node:crypto';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { beginRecording } from '../recording/recording.server';
import { defaultTitle, GRACE_SECONDS, sessionSeconds } from '../saving/story-text';
import { draftRow } from './drafts.server';
import type { StartWishes } from './writing-types';

/**
 * Stores a new story and its session of 30 minutes of game time, or 60 with more time, starting now.
 * @returns the story's id; undefined, with nothing stored, when the player already has an open session.
 */
export async function openSession(
  { db, clock }: { db: Db; clock: Clock },
  playerId: string,
  { prompt, starter, parentId, timeZone, record }: Omit<StartWishes, 'beginning'> & { starter: string },
): Promise<string | undefined> {
  const storyId = randomUUID();
  const now = clock.now();
  const title = defaultTitle(now, timeZone);
  return db.transaction().execute(async (trx) => {
    const moreTime = await hasMoreTime(trx, playerId);
    const seconds = sessionSeconds(moreTime);
    await trx
      .insertInto('story')
      .values(draftRow(storyId, playerId, now, { title, prompt, starter, parent_id: parentId ?? null }))
      .execute();
    const opened = await trx
      .insertInto('writing_session')
      .values({
        story_id: storyId,
        player_id: playerId,
        default_title: title,
        started_at: now,
        ends_at: gameTimeFromNow(clock, seconds * 1000),
        closes_at: gameTimeFromNow(clock, (seconds + GRACE_SECONDS) * 1000),
        more_time: moreTime,
      })
      .onConflict((conflict) => conflict.column('player_id').where('settled_at', 'is', null).doNothing())
      .returning('story_id')
      .executeTakeFirst();
    if (opened) {
      if (record) await beginRecording(trx, playerId, storyId);
      return storyId;
    }
    await trx.deleteFrom('story').where('id', '=', storyId).execute();
    return undefined;
  });
}

/** Whether a player has chosen to write with more time. */
export async function hasMoreTime(executor: Executor, playerId: string): Promise<boolean> {
  const player = executor.selectFrom('player').select('more_time').where('id', '=', playerId);
  return (await player.executeTakeFirst())?.more_time ?? false;
}
