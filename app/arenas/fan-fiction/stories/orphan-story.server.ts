import { Refusal } from '~/platform/forms/refusal';
import type { Orphaning } from '~/stories/reach/orphaning';
import { reachTexts } from '~/stories/reach/texts';
import { isUnpublished } from '../drafts/is-unpublished.server';

/**
 * What an author wrote below a story that they leave is no longer by them, and a rule for comments that needs an author closes them.
 * Nobody reads along any longer.
 * @throws {Refusal} while chapters of it, or changes, are not published.
 * @see docs/product/reach.md
 */
export const orphanFanStory: Orphaning = async (trx, { storyId, playerId }) => {
  const chapters = trx.selectFrom('fanfic_chapter').select('id').where('story_id', '=', storyId);
  const unpublished = await trx
    .deleteFrom('chapter_draft')
    .where('player_id', '=', playerId)
    .where((draft) => draft.or([draft('story_id', '=', storyId), draft('id', 'in', chapters)]))
    .returning(isUnpublished('chapter_draft').as('is_unpublished'))
    .execute();
  if (unpublished.some((draft) => draft.is_unpublished)) throw new Refusal(reachTexts.unfinished, { status: 409 });
  await trx.deleteFrom('beta_note').where('work_id', '=', storyId).where('owner_id', '=', playerId).execute();
  await trx.deleteFrom('beta_share').where('work_id', '=', storyId).where('owner_id', '=', playerId).execute();
  // Whom it is for, who read it first, and what it comes from would tell who wrote it.
  await trx.deleteFrom('story_mention').where('story_id', '=', storyId).execute();
  await trx.deleteFrom('story_source').where('story_id', '=', storyId).execute();
  const others = trx.selectFrom('story').select('id').where('author_id', '=', playerId);
  await trx.deleteFrom('story_source').where('source_id', '=', storyId).where('story_id', 'in', others).execute();
  // Where it comes from would name its author.
  await trx.deleteFrom('imported_work').where('story_id', '=', storyId).execute();
  await trx
    .updateTable('fanfic_comment')
    .set({ author_id: null })
    .where('story_id', '=', storyId)
    .where('author_id', '=', playerId)
    .execute();
  await trx
    .updateTable('story')
    .set({ comment_rule: 'none' })
    .where('id', '=', storyId)
    .where('comment_rule', 'in', ['approved', 'followed'])
    .execute();
  // Nobody is there to read first what visitors write.
  await trx.updateTable('story').set({ visitors_comment: false }).where('id', '=', storyId).execute();
};
