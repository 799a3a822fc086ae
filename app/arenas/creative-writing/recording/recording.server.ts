import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { writtenBody } from '~/stories/text/written-text.server';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { texts } from '../texts';
import { MAX_RECORDED_TEXT, type RecordingAnswer, type RecordingBatch } from './recording.contract';
import { applyStep, endingWith, fits, type Step, stepBetween, withoutDeleted } from './steps';
import { readSteps, writeSteps } from './stored-steps.server';

/** Room for one recording, in bytes as stored. */
const RECORDING_BYTES = 200_000;

/** How a story was written, as one person may watch it. */
export interface Recording {
  title: string;
  authorId: string | null;
  starter: string[];
  steps: Step[];
  /** Whether everybody may watch it. */
  published: boolean;
  /** Whether this is its writer, who sees all of it. */
  own: boolean;
  /** Whether its writer has watched it to its end. */
  watched: boolean;
  /** Whether its times are shown: not to others where its writer had more time. */
  timed: boolean;
}

/** What becomes of a recording. */
export type PublishedAs = 'whole' | 'without-deleted' | 'taken-back';

/** Begins the recording of a session, which stays its writer's until they publish it. */
export async function beginRecording(trx: Transaction<Tables>, playerId: string, storyId: string): Promise<void> {
  await trx.insertInto('session_recording').values({ story_id: storyId, player_id: playerId }).execute();
}

/** Adds to a recording what changed. The same batch sent again changes nothing. @see docs/product/creative-writing.md */
export async function takeBatch(
  trx: Transaction<Tables>,
  clock: Pick<Clock, 'now'>,
  playerId: string,
  storyId: string,
  batch: RecordingBatch,
): Promise<RecordingAnswer> {
  const row = isUuid(storyId)
    ? await trx
        .selectFrom('session_recording as recording')
        .innerJoin('writing_session as session', 'session.story_id', 'recording.story_id')
        .select(['recording.steps', 'recording.text', 'recording.page_id', 'recording.next_batch', 'session.closes_at'])
        .where('recording.story_id', '=', storyId)
        .where('recording.player_id', '=', playerId)
        .forUpdate('recording')
        .executeTakeFirst()
    : undefined;
  if (!row || clock.now() >= row.closes_at) return { status: 'over' };
  const samePage = row.page_id === batch.pageId;
  if (samePage && batch.number < row.next_batch) return { status: 'taken' };
  if (batch.start === undefined && (!samePage || batch.number > row.next_batch)) return { status: 'restart' };

  const added = addedSteps(row.text, batch);
  if (!added) return { status: batch.start === undefined ? 'restart' : 'over' };
  const stored = writeSteps(added.steps);
  if (Buffer.byteLength(row.steps) + Buffer.byteLength(stored) > RECORDING_BYTES) return { status: 'over' };
  await trx
    .updateTable('session_recording')
    .set({ steps: sql`steps || ${stored}::text`, text: added.text })
    .set({ page_id: batch.pageId, next_batch: batch.number + 1 })
    .where('story_id', '=', storyId)
    .execute();
  return { status: 'taken' };
}

/** The steps of a batch from the recorded text on; undefined when they do not fit it. */
function addedSteps(recorded: string, { start = recorded, steps }: RecordingBatch): { steps: Step[]; text: string } | undefined {
  const gap = stepBetween(recorded, start, steps[0]?.ms ?? 0);
  let text = start;
  for (const step of steps) {
    if (!fits(step, text.length)) return undefined;
    text = applyStep(text, step);
    if (text.length > MAX_RECORDED_TEXT) return undefined;
  }
  return { steps: gap ? [gap, ...steps] : steps, text };
}

/** The recording of a story; undefined when there is none that this person may watch. */
export async function findRecording(executor: Executor, storyId: string, viewerId: string | undefined): Promise<Recording | undefined> {
  const row = isUuid(storyId) ? await recordingQuery(executor, storyId).where(isReadableBy(viewerId)).executeTakeFirst() : undefined;
  if (!row) return undefined;
  const own = row.player_id === viewerId;
  if (!own && row.published_steps === null) return undefined;
  return {
    title: row.title,
    authorId: row.author_id,
    starter: splitParagraphs(row.starter),
    steps: own ? wholeSteps(row) : readSteps(row.published_steps ?? ''),
    published: row.published_steps !== null,
    own,
    watched: row.watched,
    timed: own || !row.more_time,
  };
}

/** Remembers that a writer has watched their recording to its end. */
export async function recordingWatched(executor: Executor, playerId: string, storyId: string): Promise<void> {
  if (!isUuid(storyId)) return;
  const recording = executor.updateTable('session_recording').set({ watched: true });
  await recording.where('story_id', '=', storyId).where('player_id', '=', playerId).execute();
}

/**
 * Publishes a recording, with or without the passages that were deleted again, or takes it back; pages that show the story
 * follow. Does nothing for anybody but its writer.
 * @throws {Refusal} when they have not watched it.
 */
export async function publishRecording(trx: Transaction<Tables>, playerId: string, storyId: string, as: PublishedAs): Promise<void> {
  const row = isUuid(storyId) ? await recordingQuery(trx, storyId).forUpdate('recording').executeTakeFirst() : undefined;
  if (!row || row.player_id !== playerId) return;
  if (as !== 'taken-back' && !row.watched) throw new Refusal(texts.watchFirst, { status: 409 });
  const whole = as === 'taken-back' ? undefined : wholeSteps(row);
  const shown = whole && (as === 'without-deleted' ? withoutDeleted(whole) : whole);
  const published_steps = shown ? writeSteps(shown) : null;
  await trx.updateTable('session_recording').set({ published_steps }).where('story_id', '=', storyId).execute();
  // A change of the story drops the pages that show it.
  await trx
    .updateTable('story')
    .set((old) => ({ updated_at: old.ref('updated_at') }))
    .where('id', '=', storyId)
    .execute();
}

type RecordingRow = NonNullable<Awaited<ReturnType<ReturnType<typeof recordingQuery>['executeTakeFirst']>>>;

/** Recordings of sessions that are over. */
function recordingQuery(executor: Executor, storyId: string) {
  return executor
    .selectFrom('session_recording as recording')
    .innerJoin('writing_session as session', 'session.story_id', 'recording.story_id')
    .innerJoin('story', 'story.id', 'recording.story_id')
    .leftJoin('revised_story as past', 'past.story_id', 'story.id')
    .select(['story.title', 'story.starter', 'story.status', 'story.author_id', 'past.first_body'])
    .select(writtenBody().as('body'))
    .select(['recording.player_id', 'recording.steps', 'recording.published_steps', 'recording.watched', 'session.more_time'])
    .where('recording.story_id', '=', storyId)
    .where('session.settled_at', 'is not', null);
}

function wholeSteps({ steps, first_body, body }: RecordingRow): Step[] {
  return endingWith(readSteps(steps), first_body ?? body);
}
