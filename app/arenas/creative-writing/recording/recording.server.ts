import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { isReadableBy } from '~/stories/reading/readable-by.server';
import { writtenBody } from '~/stories/text/written-text.server';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { texts } from '../texts';
import { addToDeskRecording, findDeskRecording, lockDeskRecording } from './desk-recordings.server';
import { MAX_RECORDED_TEXT, type RecordingAnswer, type RecordingBatch } from './recording.contract';
import { applyStep, endingWith, fits, type Step, stepBetween, withoutDeleted } from './steps';
import { readSteps, writeSteps } from './stored-steps.server';

/** Room for one recording, in bytes as stored. */
const RECORDING_BYTES = 200_000;

/** How a text was written, as one person may watch it. */
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
  /** Whether it is of a story, which it can be published with. */
  ofStory: boolean;
}

/** What becomes of a recording. */
export type PublishedAs = 'whole' | 'without-deleted' | 'taken-back';

/** Begins the recording of a session, which stays its writer's until they publish it. */
export async function beginRecording(trx: Transaction<Tables>, playerId: string, storyId: string): Promise<void> {
  await trx.insertInto('session_recording').values({ story_id: storyId, player_id: playerId }).execute();
}

/** A recording as far as a batch goes on from it. */
interface OpenRecording {
  steps: string;
  text: string;
  page_id: string | null;
  next_batch: number;
}

/** What a batch adds to a recording. */
interface Addition {
  /** The steps as they are stored. */
  added: string;
  text: string;
  page_id: string;
  next_batch: number;
}

/**
 * Adds to the recording of a session, or of a text on another desk, what changed. The same batch sent again changes nothing.
 * @see docs/product/creative-writing.md
 */
export async function takeBatch(
  trx: Transaction<Tables>,
  clock: Pick<Clock, 'now'>,
  playerId: string,
  textId: string,
  batch: RecordingBatch,
): Promise<RecordingAnswer> {
  if (!isUuid(textId)) return { status: 'over' };
  const session = await lockSessionRecording(trx, playerId, textId, clock.now());
  const row = session ?? (await lockDeskRecording(trx, playerId, textId));
  const taken = row ? withBatch(row, batch) : 'over';
  if (typeof taken === 'string') return { status: taken };
  await (session ? addToSessionRecording : addToDeskRecording)(trx, textId, taken);
  return { status: 'taken' };
}

/** What a batch adds to a recording; how it is answered where it adds nothing. */
function withBatch(row: OpenRecording, batch: RecordingBatch): Addition | RecordingAnswer['status'] {
  const samePage = row.page_id === batch.pageId;
  if (samePage && batch.number < row.next_batch) return 'taken';
  if (batch.start === undefined && (!samePage || batch.number > row.next_batch)) return 'restart';
  const steps = addedSteps(row.text, batch);
  if (!steps) return batch.start === undefined ? 'restart' : 'over';
  const added = writeSteps(steps.steps);
  if (Buffer.byteLength(row.steps) + Buffer.byteLength(added) > RECORDING_BYTES) return 'over';
  return { added, text: steps.text, page_id: batch.pageId, next_batch: batch.number + 1 };
}

/** The recording of a session that still accepts words, locked. */
function lockSessionRecording(trx: Transaction<Tables>, playerId: string, storyId: string, now: Date) {
  return trx
    .selectFrom('session_recording as recording')
    .innerJoin('writing_session as session', 'session.story_id', 'recording.story_id')
    .select(['recording.steps', 'recording.text', 'recording.page_id', 'recording.next_batch'])
    .where('recording.story_id', '=', storyId)
    .where('recording.player_id', '=', playerId)
    .where('session.closes_at', '>', now)
    .forUpdate('recording')
    .executeTakeFirst();
}

async function addToSessionRecording(trx: Transaction<Tables>, storyId: string, { added, ...set }: Addition): Promise<void> {
  await trx
    .updateTable('session_recording')
    .set({ ...set, steps: sql`steps || ${added}::text` })
    .where('story_id', '=', storyId)
    .execute();
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

/** The recording of a story, or of a text on another desk; undefined when there is none that this person may watch. */
export async function findRecording(executor: Executor, textId: string, viewerId: string | undefined): Promise<Recording | undefined> {
  const row = isUuid(textId) ? await recordingQuery(executor, textId).where(isReadableBy(viewerId)).executeTakeFirst() : undefined;
  if (!row) return isUuid(textId) && viewerId !== undefined ? await deskRecording(executor, textId, viewerId) : undefined;
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
    ofStory: true,
  };
}

/** The recording of a text that is no story: its writer watches it, and nobody else. */
async function deskRecording(executor: Executor, textId: string, viewerId: string): Promise<Recording | undefined> {
  const found = await findDeskRecording(executor, viewerId, textId);
  if (!found) return undefined;
  const alone = { own: true, published: false, watched: true, timed: true, ofStory: false };
  return { title: found.about, authorId: viewerId, starter: [], steps: found.steps, ...alone };
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

/** Recordings of sessions that are over, and of stories that were written on another desk. */
function recordingQuery(executor: Executor, storyId: string) {
  return executor
    .selectFrom('session_recording as recording')
    .innerJoin('story', 'story.id', 'recording.story_id')
    .leftJoin('writing_session as session', 'session.story_id', 'recording.story_id')
    .leftJoin('revised_story as past', 'past.story_id', 'story.id')
    .select(['story.title', 'story.starter', 'story.status', 'story.author_id', 'past.first_body'])
    .select(writtenBody().as('body'))
    .select(['recording.player_id', 'recording.steps', 'recording.published_steps', 'recording.watched', 'session.more_time'])
    .where('recording.story_id', '=', storyId)
    .where((session) => session.or([session('session.story_id', 'is', null), session('session.settled_at', 'is not', null)]));
}

function wholeSteps({ steps, first_body, body }: RecordingRow): Step[] {
  return endingWith(readSteps(steps), first_body ?? body);
}
