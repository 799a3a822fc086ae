import { type PersonalData, personalTable } from '~/platform/feature/personal-data';

/**
 * Entries to the challenge and picks from its anthologies. What is still sealed goes with the account; what was published is a
 * story, and is kept or deleted as such. A pick stays without a name, or goes with its reader's works.
 */
export const challengePersonalData: PersonalData = {
  tables: [
    personalTable('challenge_entry', {
      person: 'player_id',
      file: 'challenge-entries',
      columns: ['id', 'week', 'title', 'body', 'content_rating', 'warnings', 'entered_at', 'updated_at', 'story_id'],
      key: 'id',
    }),
    personalTable('challenge_lot', { person: 'player_id', file: 'challenge-draws', columns: ['week', 'entered_at'], key: 'week' }),
    personalTable('challenge_pick', {
      person: 'reader_id',
      file: 'challenge-picks',
      columns: ['id', 'week', 'drawn_at', 'story_id', 'body', 'picked_at'],
      key: 'id',
    }),
  ],

  async forget(trx, { playerId, works }) {
    const entries = trx.deleteFrom('challenge_entry').where('player_id', '=', playerId);
    await (works === 'delete' ? entries : entries.where('story_id', 'is', null)).execute();
    const picks = trx.deleteFrom('challenge_pick').where('reader_id', '=', playerId);
    await (works === 'delete' ? picks : picks.where('picked_at', 'is', null)).execute();
  },
};
