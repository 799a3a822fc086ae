import { type PersonalData, personalTable } from '~/platform/feature/personal-data';

/** Which stories somebody added to which collections. Collections that they keep are among their series and lists. All of it goes with the account. */
export const sharedCollectionsPersonalData: PersonalData = {
  tables: [
    personalTable('shared_work', {
      person: 'player_id',
      file: 'stories-in-collections',
      columns: ['collection_id', 'story_id', 'state', 'added_at'],
      key: 'story_id',
    }),
  ],
};
