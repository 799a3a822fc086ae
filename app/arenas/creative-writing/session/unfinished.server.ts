import { href } from 'react-router';
import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { countText } from '~/platform/text/format';
import type { Unfinished } from '~/site/unfinished';
import { wordsText } from '~/stories/text/words-box';
import { listDrafts } from './drafts.server';

/** What a player has begun: a session that runs, then drafts, latest first. @param limit at most so many drafts. */
export async function unfinishedWriting({ db, clock }: { db: Db; clock: Clock }, playerId: string, limit: number): Promise<Unfinished[]> {
  const session = await db
    .selectFrom('writing_session')
    .innerJoin('story', 'story.id', 'writing_session.story_id')
    .select(['story.prompt', 'writing_session.ends_at'])
    .where('writing_session.player_id', '=', playerId)
    .where('writing_session.settled_at', 'is', null)
    .where('writing_session.ends_at', '>', clock.now())
    .executeTakeFirst();
  const drafts = await listDrafts(db, playerId, limit);
  return [
    ...(session ? [runningSession(session.prompt, gameMsUntil(clock, session.ends_at))] : []),
    ...drafts.map(({ id, title, wordCount }) => ({
      what: 'Draft',
      title,
      detail: wordsText(wordCount),
      to: href('/story/:storyId', { storyId: id }),
      urgency: 'patient' as const,
    })),
  ];
}

function runningSession(prompt: string, msLeft: number): Unfinished {
  const minutes = Math.ceil(msLeft / MINUTE_MS);
  return {
    what: 'Your session is running',
    title: prompt,
    detail: countText(minutes, { one: 'minute left', other: 'minutes left' }),
    to: href('/creative-writing'),
    urgency: 'running',
  };
}
