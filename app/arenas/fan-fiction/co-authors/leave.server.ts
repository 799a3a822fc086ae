import { type RawBuilder, sql, type Transaction } from 'kysely';
import { namesOf } from '~/accounts/pen-names/pen-names-of.server';
import type { Tables } from '~/platform/database/database.server';
import { type LeftWork, leaveWork, lockJointWorks, lockWrittenStories } from '~/stories/co-authors/leave-work.server';
import { unnameAround } from '~/stories/reach/reach.server';
import { passOnWorks } from '../importing/backlist/pass-on-works.server';
import { shareDraft } from '../shares/keep-shares.server';

/**
 * Ends that an account writes a story with others, whose row `trx` has locked. What is not published of it stays with the others. Where their name
 * goes, it goes from their comments on it, too.
 * @see docs/product/co-authors.md
 */
export async function leaveStory(trx: Transaction<Tables>, left: LeftWork): Promise<void> {
  await shareUnpublished(trx, left);
  const parted = await leaveWork(trx, left);
  if (!parted) return;
  const { storyId, playerId, named } = left;
  const { nameId } = parted;
  await passOnUnpublished(trx, playerId, storyId);
  await trx.deleteFrom('chapter_hold').where('story_id', '=', storyId).where('player_id', '=', playerId).execute();
  if (named) return;
  await unnameAround(trx, { storyId, playerId: nameId });
  const unnamed = trx.updateTable('fanfic_comment').set({ author_id: null }).where('story_id', '=', storyId);
  await unnamed.where('author_id', '=', nameId).execute();
}

/** The same of all stories that an author writes with others under a name, before that is deleted. @param nameId an account, or a pen name. */
export async function shareAllUnpublished(trx: Transaction<Tables>, nameId: string): Promise<void> {
  // All that they wrote is locked at once, in one order, as deleting the account does.
  await lockWrittenStories(trx, nameId);
  const { pen_of: owner } = await trx.selectFrom('player').select('pen_of').where('id', '=', nameId).executeTakeFirstOrThrow();
  for (const storyId of await lockJointWorks(trx, nameId)) await shareUnpublished(trx, { storyId, playerId: owner ?? nameId });
}

/** What an author wrote of chapters that are not published still counts for them when someone else goes on with it. */
async function shareUnpublished(trx: Transaction<Tables>, { storyId, playerId }: Pick<LeftWork, 'storyId' | 'playerId'>): Promise<void> {
  const begun = trx.selectFrom('chapter_draft').select('id').where('story_id', '=', storyId).where('player_id', '=', playerId);
  const held = trx.selectFrom('chapter_hold').select('chapter_id as id').where('story_id', '=', storyId).where('player_id', '=', playerId);
  for (const { id: chapterId } of await begun.union(held).orderBy('id').execute()) await shareDraft(trx, { chapterId, storyId });
}

/**
 * Gives what an author keeps of stories that others write now to the first authors of these: unpublished chapters, what is shared with beta readers,
 * their notes, and what they imported. Chapters are an account's, what is shared is that of the name on the story.
 * @param playerId an account. @param storyId the only story that it is done with; all without it.
 */
export async function passOnUnpublished(trx: Transaction<Tables>, playerId: string, storyId?: string): Promise<void> {
  const isMeant = storyId === undefined ? sql`true` : sql`story.id = ${storyId}`;
  const isOthers = (story: RawBuilder<unknown>) =>
    sql`story.id = ${story} and ${isMeant} and story.arena = 'fan_fic' and first.id = story.author_id and coalesce(first.pen_of, first.id) <> ${playerId}`;
  await sql`
    update chapter_draft set player_id = coalesce(first.pen_of, first.id) from story, player as first
    where chapter_draft.player_id = ${playerId} and ${isOthers(sql`chapter_draft.story_id`)}`.execute(trx);
  for (const table of ['beta_share', 'beta_note'] as const) {
    await sql`
      update ${sql.table(table)} as kept set owner_id = story.author_id from story, player as first
      where kept.owner_id = any(${namesOf(playerId)}) and ${isOthers(sql`kept.work_id`)}`.execute(trx);
  }
  await passOnWorks(trx, playerId, isOthers);
}
