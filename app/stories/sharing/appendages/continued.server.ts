import { sql, type Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { requireUnblocked } from '~/blocks/stopped.server';
import { isRefusedAmong } from '~/blocks/unseen.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';

/** @throws {Refusal} where a block stands between a person and those who wrote the story that they want to continue. @see docs/product/blocking.md */
export async function requireContinuable(executor: Executor, personId: string, storyId: string, now: Date): Promise<void> {
  if (!isUuid(storyId)) return;
  const writers = await writersOf(executor, storyId);
  await requireUnblocked(executor, personId, writers);
  await noteReaching(executor, personId, writers, now);
}

/** Lets a story that is published now stand for itself, where a block has come between its writer and those whose story it continued. */
export async function partWhereBlocked(trx: Transaction<Tables>, storyId: string, writerId: string): Promise<void> {
  const story = await trx.selectFrom('story').select('parent_id').where('id', '=', storyId).executeTakeFirst();
  if (!story?.parent_id || !(await isRefusedAmong(trx, writerId, await writersOf(trx, story.parent_id)))) return;
  await trx.updateTable('story').set({ parent_id: null }).where('id', '=', storyId).execute();
}

/** The people who wrote a story, alone or together. */
async function writersOf(executor: Executor, storyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select author_id as id from story where id = ${storyId} and author_id is not null
    union select player_id from story_writer where story_id = ${storyId} and player_id is not null`.execute(executor);
  return rows.map(({ id }) => id);
}
