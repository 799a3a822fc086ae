import { type PersonalData, personalTable } from '~/accounts/data-export/personal-data';

/** Whom a player follows and by whom they are followed; both go with the player. */
export const playersPersonalData: PersonalData = {
  tables: [
    personalTable('player_follow', {
      person: 'follower_id',
      file: 'following',
      columns: ['followed_id', 'created_at'],
      key: 'followed_id',
    }),
    personalTable('player_follow', {
      person: 'followed_id',
      file: 'followers',
      columns: ['follower_id', 'created_at'],
      key: 'follower_id',
    }),
  ],
};
