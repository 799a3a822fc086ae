import { sql, type Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { endingWith, type Step } from './steps';
import { readSteps } from './stored-steps.server';

/** How many recordings are listed. */
const LISTED = 50;

/** Whether a text is recorded, and how long it has been written so far, in ms. */
export interface DeskRecording {
  recorded: boolean;
  ms: number;
}

/** A recording in its writer's list. */
interface ListedRecording {
  textId: string;
  /** What the text is about. */
  about: string;
  begunAt: Date;
}

/**
 * Recordings of texts that are written on other desks than a session's: turns of slow rooms, and texts for duels. Their writer
 * alone watches them; one of a text that becomes a story of Creative Writing goes on as that of the story.
 * @see docs/product/creative-writing.md
 */
export interface DeskRecordings {
  of(player: Viewer, textId: string): Promise<DeskRecording>;
  /** Records a text from now on. The caller has checked that it is the player's to write. */
  begin(player: Viewer, text: { id: string; about: string }): Promise<void>;
  /** Deletes what was recorded of a text, and records it no longer. */
  drop(player: Viewer, textId: string): Promise<void>;
  /** Ends the recording of a text that is handed in with these words. */
  end(player: Viewer, textId: string, words: string): Promise<void>;
  /** The player's recordings of texts that were handed in, latest first. */
  list(player: Viewer): Promise<ListedRecording[]>;
}

export function createDeskRecordings({ db, clock }: { db: Db; clock: Clock }): DeskRecordings {
  return {
    async of({ id }, textId) {
      const row = isUuid(textId) ? await ownRecording(db, id, textId).where('words', 'is', null).executeTakeFirst() : undefined;
      return { recorded: row !== undefined, ms: readSteps(row?.steps ?? '').at(-1)?.ms ?? 0 };
    },
    async begin(player, { id, about }) {
      await db
        .insertInto('desk_recording')
        .values({ text_id: id, player_id: player.id, about, begun_at: clock.now() })
        .onConflict((conflict) => conflict.column('text_id').doNothing())
        .execute();
    },
    async drop(player, textId) {
      if (isUuid(textId)) await db.deleteFrom('desk_recording').where('text_id', '=', textId).where('player_id', '=', player.id).execute();
    },
    async end(player, textId, words) {
      await db
        .updateTable('desk_recording')
        .set({ words })
        .where('text_id', '=', textId)
        .where('player_id', '=', player.id)
        .where('words', 'is', null)
        .execute();
    },
    async list({ id }) {
      const rows = await db
        .selectFrom('desk_recording')
        .select(['text_id', 'about', 'begun_at'])
        .where('player_id', '=', id)
        .where('words', 'is not', null)
        .orderBy('begun_at', 'desc')
        .limit(LISTED)
        .execute();
      return rows.map(({ text_id, about, begun_at }) => ({ textId: text_id, about, begunAt: begun_at }));
    },
  };
}

function ownRecording(executor: Executor, playerId: string, textId: string) {
  return executor
    .selectFrom('desk_recording')
    .select(['about', 'steps', 'words'])
    .where('text_id', '=', textId)
    .where('player_id', '=', playerId);
}

/** How a text was written that was handed in; undefined when this person has recorded none with this id. */
export async function findDeskRecording(
  executor: Executor,
  playerId: string,
  textId: string,
): Promise<{ about: string; steps: Step[] } | undefined> {
  const row = await ownRecording(executor, playerId, textId).executeTakeFirst();
  return row && row.words !== null ? { about: row.about, steps: endingWith(readSteps(row.steps), row.words) } : undefined;
}

/**
 * Makes the recording of a text that of the story it has become; without a story it is deleted.
 * @param storyId undefined where the text became none.
 */
export async function moveRecording(
  trx: Transaction<Tables>,
  { textId, storyId }: { textId: string; storyId: string | undefined },
): Promise<void> {
  const moved = await trx
    .deleteFrom('desk_recording')
    .where('text_id', '=', textId)
    .returning(['player_id', 'steps', 'text'])
    .executeTakeFirst();
  if (moved && storyId !== undefined)
    await trx
      .insertInto('session_recording')
      .values({ ...moved, story_id: storyId })
      .execute();
}

/** A recording of a text on another desk that still goes on, locked. */
export function lockDeskRecording(trx: Transaction<Tables>, playerId: string, textId: string) {
  return trx
    .selectFrom('desk_recording')
    .select(['steps', 'text', 'page_id', 'next_batch'])
    .where('text_id', '=', textId)
    .where('player_id', '=', playerId)
    .where('words', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores what a batch has added to such a recording. */
export async function addToDeskRecording(
  trx: Transaction<Tables>,
  textId: string,
  { added, ...set }: { added: string; text: string; page_id: string; next_batch: number },
): Promise<void> {
  await trx
    .updateTable('desk_recording')
    .set({ ...set, steps: sql`steps || ${added}::text` })
    .where('text_id', '=', textId)
    .execute();
}
