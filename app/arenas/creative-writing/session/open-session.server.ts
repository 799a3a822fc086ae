import { randomUUID } from 'node:crypto';
import type { WriterModel } from '~/ai-writers/writer-model';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import { storedText } from '~/stories/reading/stored-text';
import { DEFAULT_OPENER } from '~content/creative-writing/openers';
import { defaultTitle, GRACE_SECONDS, MAX_STARTER, SESSION_SECONDS } from '../saving/story-text';
import { draftRow } from './drafts.server';
import type { StartWishes } from './writing-types';

const STARTER_TRIES = 3;

/** The beginning of a story that answers `prompt`: up to 3 attempts, then the default one. */
export async function storyStarter(
  writerModel: WriterModel,
  prompt: string,
  log: Pick<Log, 'warn'> | undefined,
): Promise<{ starter: string; isDefault: boolean }> {
  for (let attempt = 1; attempt <= STARTER_TRIES; attempt += 1) {
    try {
      const { storyStarter, standIn } = await writerModel.generateStoryStarter(prompt);
      const starter = storedText(storyStarter).trim();
      if (starter !== '' && starter.length <= MAX_STARTER) return { starter, isDefault: standIn === true };
      log?.warn({ attempt }, 'a story starter was empty or too long');
    } catch (error) {
      log?.warn({ err: error, attempt }, 'no story starter');
    }
  }
  return { starter: DEFAULT_OPENER.text, isDefault: true };
}

/**
 * Stores a new story and its session of 30 minutes of game time, starting now.
 * @returns the story's id; undefined, with nothing stored, when the player already has an open session.
 */
export async function openSession(
  { db, clock }: { db: Db; clock: Clock },
  playerId: string,
  { prompt, starter, parentId, timeZone }: StartWishes & { starter: string },
): Promise<string | undefined> {
  const storyId = randomUUID();
  const now = clock.now();
  const title = defaultTitle(now, timeZone);
  return db.transaction().execute(async (trx) => {
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
        ends_at: gameTimeFromNow(clock, SESSION_SECONDS * 1000),
        closes_at: gameTimeFromNow(clock, (SESSION_SECONDS + GRACE_SECONDS) * 1000),
      })
      .onConflict((conflict) => conflict.column('player_id').where('settled_at', 'is', null).doNothing())
      .returning('story_id')
      .executeTakeFirst();
    if (opened) return storyId;
    await trx.deleteFrom('story').where('id', '=', storyId).execute();
    return undefined;
  });
}
