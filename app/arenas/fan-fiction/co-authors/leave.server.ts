import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { type LeftWork, leaveWork } from '~/stories/co-authors/leave-work.server';
import { unnameAround } from '~/stories/reach/reach.server';

/**
 * Ends that somebody writes a story with others, whose row `trx` has locked. What is not published of it stays with the others. Where their name
 * goes, it goes from their comments on it, too.
 * @returns whether they wrote it with others.
 * @see docs/product/co-authors.md
 */
export async function leaveStory(trx: Transaction<Tables>, left: LeftWork): Promise<boolean> {
  if (!(await leaveWork(trx, left))) return false;
  const { storyId, playerId, named } = left;
  await passOnUnpublished(trx, playerId);
  await trx.deleteFrom('chapter_hold').where('story_id', '=', storyId).where('player_id', '=', playerId).execute();
  if (named) return true;
  await unnameAround(trx, left);
  const unnamed = trx.updateTable('fanfic_comment').set({ author_id: null }).where('story_id', '=', storyId);
  await unnamed.where('author_id', '=', playerId).execute();
  return true;
}

/**
 * Gives what somebody keeps of stories that others write now to the first authors of these: unpublished chapters, what is shared with beta readers,
 * and their notes. Where a story was imported from stays with the person who imported it, and goes.
 */
export async function passOnUnpublished(trx: Transaction<Tables>, playerId: string): Promise<void> {
  const isOthers = (story: RawBuilder<unknown>) =>
    sql`story.id = ${story} and story.arena = 'fan_fic' and story.author_id is not null and story.author_id <> ${playerId}
      and not exists (select from player as pen where pen.id = story.author_id and pen.pen_of = ${playerId})`;
  await sql`
    update chapter_draft set player_id = story.author_id from story
    where chapter_draft.player_id = ${playerId} and ${isOthers(sql`chapter_draft.story_id`)}`.execute(trx);
  for (const table of ['beta_share', 'beta_note'] as const) {
    await sql`
      update ${sql.table(table)} as kept set owner_id = story.author_id from story
      where kept.owner_id = ${playerId} and ${isOthers(sql`kept.work_id`)}`.execute(trx);
  }
  await sql`delete from imported_work using story where imported_work.player_id = ${playerId} and ${isOthers(sql`imported_work.story_id`)}`.execute(
    trx,
  );
}
