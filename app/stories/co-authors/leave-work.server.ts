import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/** Somebody who no longer writes a story with others. */
export interface LeftWork {
  storyId: string;
  playerId: string;
  /** Whether what they wrote stays under their name; otherwise it stays without one. */
  named: boolean;
}

/**
 * Ends that somebody writes a story with others, whose row `trx` has locked. What they wrote stays. Where they were its first author, the
 * one who has written it longest becomes that, and the history of its texts with them; one who is left alone is its only author.
 * @returns whether they wrote it with others.
 * @see docs/product/co-authors.md
 */
export async function leaveWork(trx: Transaction<Tables>, left: LeftWork): Promise<boolean> {
  const { storyId, playerId } = left;
  const gone = await trx
    .deleteFrom('co_author')
    .where('story_id', '=', storyId)
    .where('player_id', '=', playerId)
    .where('joined_at', 'is not', null)
    .returning('player_id')
    .executeTakeFirst();
  if (!gone) return false;
  // Who is left is to agree again to what they all agreed on.
  await trx.updateTable('co_author').set({ agreed_at: null }).where('story_id', '=', storyId).execute();
  const others = await trx
    .selectFrom('co_author')
    .select('player_id')
    .where('story_id', '=', storyId)
    .where('joined_at', 'is not', null)
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
  const [heir] = others;
  if (heir) await passOn(trx, left, heir.player_id);
  await leaveCredits(trx, left);
  if (heir && others.length === 1) await remainAlone(trx, storyId, heir.player_id);
  return true;
}

/** Makes another author the first one, if the one who leaves was. */
async function passOn(trx: Transaction<Tables>, { storyId, playerId }: LeftWork, heirId: string): Promise<void> {
  const passed = await trx
    .updateTable('story')
    .set({ author_id: heirId })
    .where('id', '=', storyId)
    .where('author_id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  if (!passed) return;
  const theirs = trx.updateTable('text_version').set({ player_id: heirId }).where('story_id', '=', storyId);
  await theirs.where('player_id', '=', playerId).execute();
}

/** Who has written nothing of a story is not credited for it. */
async function leaveCredits(trx: Transaction<Tables>, { storyId, playerId, named }: LeftWork): Promise<void> {
  const own = trx.deleteFrom('story_writer').where('story_id', '=', storyId).where('player_id', '=', playerId);
  await own.where('characters', '=', 0).execute();
  if (named) return;
  await trx
    .updateTable('story_writer')
    .set({ player_id: null })
    .where('story_id', '=', storyId)
    .where('player_id', '=', playerId)
    .execute();
}

async function remainAlone(trx: Transaction<Tables>, storyId: string, authorId: string): Promise<void> {
  await trx.deleteFrom('co_author').where('story_id', '=', storyId).where('player_id', '=', authorId).execute();
  await sql`
    delete from story_writer where story_id = ${storyId} and not exists (
      select from story_writer as other where other.story_id = ${storyId} and other.player_id is distinct from ${authorId})`.execute(trx);
}

/** The stories that somebody writes with others, locked in one order. */
export async function lockJointWorks(trx: Transaction<Tables>, playerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from story where id in (select story_id from co_author where player_id = ${playerId} and joined_at is not null)
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}
