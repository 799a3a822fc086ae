import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { removeStories } from '~/stories/own/delete-story.server';
import { giveAllBack } from './reveal/reveal.server';

/**
 * Which stories somebody added to which collections. Collections of theirs are among their series and lists. All of it goes with
 * the account: what such a collection holds back is its author's alone again, and a story of theirs without a name goes where their
 * works do.
 */
export const sharedCollectionsPersonalData: PersonalData = {
  tables: [
    personalTable('shared_work', {
      person: 'player_id',
      file: 'stories-in-collections',
      columns: ['collection_id', 'story_id', 'state', 'waits', 'unnamed', 'added_at'],
      key: 'story_id',
    }),
  ],

  async forget(trx, { playerId, works, now }) {
    const kept = await trx
      .selectFrom('collection')
      .select('id')
      .where('owner_id', '=', playerId)
      .where('kind', '=', 'shared')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id } of kept) await giveAllBack(trx, id);
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
  },
};
