import { type PersonalData, personalTable } from '~/accounts/data-export/personal-data';

/** What is held of timed writing sessions; they go with their story or their writer. */
export const writingPersonalData: PersonalData = {
  tables: [
    personalTable('writing_session', {
      person: 'player_id',
      file: 'writing-sessions',
      columns: ['story_id', 'default_title', 'started_at', 'ends_at', 'settled_at'],
      key: 'story_id',
    }),
  ],
};
