import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { currentWords } from '~/stories/text/current-words';
import { writtenBody } from '~/stories/text/written-text.server';
import { findGoal } from '../goal/aims.server';
import { sessionSeconds } from '../saving/story-text';
import { findParent } from './parent-story.server';
import type { OpenSession } from './writing-types';

/** A player's session, as their page shows it; undefined when there is none. */
export async function sessionForPage(
  { db, clock }: { db: Db; clock: Clock },
  playerId: string,
  storyId: string,
): Promise<OpenSession | undefined> {
  const row = await db
    .selectFrom('writing_session')
    .innerJoin('story', 'story.id', 'writing_session.story_id')
    .leftJoin('session_recording as recording', 'recording.story_id', 'story.id')
    .select([
      'story.id',
      'title',
      'prompt',
      'starter',
      writtenBody().as('body'),
      'markup',
      'version',
      'parent_id',
      'content_rating',
      'warnings',
    ])
    .select(['last_save_id', 'updated_at', 'ends_at', 'more_time', 'recording.story_id as recorded_id'])
    .where('writing_session.story_id', '=', storyId)
    .where('writing_session.player_id', '=', playerId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    storyId: row.id,
    title: row.title,
    prompt: row.prompt,
    starter: row.starter,
    body: currentWords(row).body,
    content: { rating: row.content_rating, warnings: row.warnings },
    version: row.version,
    saveId: row.last_save_id ?? undefined,
    savedAt: row.updated_at.getTime(),
    gameMsLeft: gameMsUntil(clock, row.ends_at),
    gameSpeed: clock.gameSpeed,
    seconds: sessionSeconds(row.more_time),
    recorded: row.recorded_id !== null,
    goal: await findGoal(db, playerId),
    parent: row.parent_id ? await findParent(db, playerId, row.parent_id) : undefined,
  };
}
