import type { Transaction } from 'kysely';
import { type Clock, gameMsUntil } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { contentIn } from '~/stories/content-rating/content-rating';
import { rateStory } from '~/stories/content-rating/content-ratings.server';
import { keepRejected, keepReplaced } from '~/stories/history/text-versions.server';
import { may } from '~/stories/policy';
import { MAX_TITLE, storedText, storedTitle } from '~/stories/reading/text/stored-text';
import type { SaveAnswer, SessionSave, Words } from '~/stories/saving/save.contract';
import { withSave } from '~/stories/saving/taken-saves';
import { currentWords } from '~/stories/text/current-words';
import { hasWords } from '~/stories/text/words';
import { writtenBody, writtenColumns } from '~/stories/text/written-text.server';
import { noteDay } from '../goal/aims.server';
import { type CountedProgress, publishWithWords, type Settlement, settleSession } from '../session/settle-session.server';
import { texts } from '../texts';
import { MAX_BODY } from './story-text';

interface SaveDependencies {
  trx: Transaction<Tables>;
  clock: Clock;
  progress: CountedProgress;
  /** Words of the writer's own from which the end of the session publishes the story. */
  fewestWords: number;
}

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/**
 * Stores a writer's words in the story of their session, and ends the session when that is what they were
 * sent for. The same request sent again changes nothing and gets the same answer.
 * @see docs/decisions/0012-saving-words.md
 */
export async function takeWords(
  dependencies: SaveDependencies,
  playerId: string,
  storyId: string,
  request: SessionSave,
): Promise<SaveAnswer> {
  const session = await lockSession(dependencies.trx, playerId, storyId);
  if (!session) return { status: 'gone' };
  const words: Words = { title: storedTitle(request.title, session.default_title), body: storedText(request.body) };
  if (words.body.length > MAX_BODY) return { status: 'too-long', text: texts.bodyTooLong };
  if (words.title.length > MAX_TITLE) return { status: 'too-long', text: texts.titleTooLong };

  const now = dependencies.clock.now();
  if (request.purpose === 'set-aside') {
    await keepRejected(dependencies.trx, { playerId, textId: storyId, storyId }, words, now);
    return { status: 'saved', version: session.version };
  }
  const settlement: Settlement = { ...dependencies, storyId, playerId, now };
  if (now >= session.closes_at) await settleSession(settlement);
  // Sent again, or the answer was lost: the words are already stored.
  const known = words.title === session.title && words.body === session.body;
  if (!known) {
    if (!takesWords(session, now)) return { status: 'late' };
    if (session.version !== request.baseVersion) return conflictWith(session);
    await storeWords(dependencies.trx, session, request.saveId, words, now);
    if (hasWords(words.body)) await noteDay(dependencies.trx, playerId, now);
    if (session.settled_at) await publishWithWords(settlement);
  }
  if (request.content && takesWords(session, now)) {
    const { rating, warnings } = request.content;
    await rateStory(dependencies.trx, storyId, contentIn(rating, warnings));
  }
  const wantsEnd = request.purpose === 'finish' || (request.purpose === 'time-up' && now >= session.ends_at);
  if (wantsEnd) await settleSession(settlement);
  return answerAfter(dependencies, session);
}

/** A session accepts words until it closes, or until its writer clicks 'Finish'. */
function takesWords(session: LockedSession, now: Date): boolean {
  const finishedByWriter = session.settled_at !== null && session.settled_at < session.ends_at;
  return now < session.closes_at && !finishedByWriter;
}

function conflictWith({ version, last_save_id, taken_saves: saves, title, body, savedAt }: LockedSession): SaveAnswer {
  return { status: 'conflict', version, saveId: last_save_id ?? undefined, saves, title, body, savedAt: savedAt.getTime() };
}

async function answerAfter({ trx, clock }: SaveDependencies, { story_id, ends_at }: LockedSession): Promise<SaveAnswer> {
  const after = await trx
    .selectFrom('story')
    .innerJoin('writing_session', 'writing_session.story_id', 'story.id')
    .select(['story.version', 'story.status', 'story.word_count', 'writing_session.settled_at'])
    .where('story.id', '=', story_id)
    .executeTakeFirstOrThrow();
  if (after.settled_at) {
    const published = after.status !== 'draft';
    return { status: 'finished', version: after.version, published, kept: !published && after.word_count > 0 };
  }
  return { status: 'saved', version: after.version, gameMsLeft: gameMsUntil(clock, ends_at) };
}

/** Locks the session's row before its story's, as every ending of a session does. */
async function lockSession(trx: Transaction<Tables>, playerId: string, storyId: string) {
  const session = await trx
    .selectFrom('writing_session')
    .select(['story_id', 'player_id', 'default_title', 'ends_at', 'closes_at', 'last_save_id', 'settled_at'])
    .where('story_id', '=', storyId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return undefined;
  const row = await trx
    .selectFrom('story')
    .select(['title', writtenBody().as('body'), 'markup', 'version', 'status', 'author_id', 'created_at', 'updated_at', 'taken_saves'])
    .where('id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  const story = currentWords(row);
  if (!story || !may({ id: playerId }, 'edit', { status: story.status, authorId: story.author_id })) return undefined;
  const { title, body, version, created_at: begunAt, updated_at: savedAt, taken_saves } = story;
  return { ...session, title, body, version, begunAt, savedAt, taken_saves };
}

async function storeWords(trx: Transaction<Tables>, session: LockedSession, saveId: string, after: Words, now: Date) {
  const { story_id: storyId, player_id: playerId } = session;
  await keepReplaced(trx, { playerId, textId: storyId, storyId }, { before: session, after, now });
  await trx
    .updateTable('story')
    .set({ title: after.title, ...writtenColumns(after.body), version: session.version + 1, updated_at: now })
    .set({ taken_saves: withSave(session.taken_saves, saveId) })
    .where('id', '=', storyId)
    .execute();
  await trx.updateTable('writing_session').set({ last_save_id: saveId }).where('story_id', '=', storyId).execute();
}
