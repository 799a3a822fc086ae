import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { removeStories } from '~/stories/own/delete-story.server';
import { passOnCollection } from './maintainers/change-maintainers.server';
import { giveAllBack } from './reveal/reveal.server';
import { lockOwnedBy } from './server/locked.server';

/**
 * Which stories an author added to which collections, which of these they maintain, and the prompts that they wrote and claim.
 * Collections of theirs are among their series and lists. All of it goes with the account but for prompts and stories that were added, which stay
 * without a name, and collections that others maintain, too. What a collection that goes holds back is its author's alone again, and a story of
 * theirs without a name goes where their works do.
 */
export const sharedCollectionsPersonalData: PersonalData = {
  tables: [
    personalTable('shared_work', {
      person: 'player_id',
      file: 'stories-in-collections',
      columns: ['collection_id', 'story_id', 'prompt_id', 'state', 'waits', 'unnamed', 'added_at'],
      key: 'story_id',
    }),
    personalTable('collection_maintainer', {
      person: 'player_id',
      file: 'collections-maintained',
      columns: ['collection_id', 'invited_at', 'joined_at'],
      key: 'collection_id',
    }),
    personalTable('collection_prompt', {
      person: 'player_id',
      file: 'prompts-of-collections',
      columns: ['id', 'collection_id', 'body', 'fandoms', 'mature', 'several', 'due_at', 'state', 'made_at'],
      key: 'id',
    }),
    personalTable('prompt_claim', {
      person: 'player_id',
      file: 'claimed-prompts',
      columns: ['prompt_id', 'claimed_at'],
      key: 'prompt_id',
    }),
  ],

  lock: lockOwnedBy,
  async forget(trx, { playerId, works, now }) {
    for (const id of await lockOwnedBy(trx, playerId)) {
      if (!(await passOnCollection(trx, id))) await giveAllBack(trx, id);
    }
    const unnamed = await trx
      .selectFrom('shared_work')
      .innerJoin('story', 'story.id', 'shared_work.story_id')
      .select('story.id')
      .where('shared_work.player_id', '=', playerId)
      .where('shared_work.unnamed', '=', true)
      .orderBy('story.id')
      .forUpdate('story')
      .execute();
    if (works === 'delete') {
      const ids = unnamed.map(({ id }) => id);
      await removeStories(trx, ids, now);
    }
    // What stays is nobody's, for whom it would be held back.
    await trx.updateTable('shared_work').set({ unnamed: false }).where('player_id', '=', playerId).where('unnamed', '=', true).execute();
    await trx.deleteFrom('shared_work').where('player_id', '=', playerId).where('waits', '=', true).execute();
  },
};
