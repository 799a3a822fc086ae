import { sql } from 'kysely';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';

/**
 * Sentences and picks of the Day's Line. A sentence stays without a name, unless its writer takes their works along and no day
 * has chosen it; picks go with the account, but have been counted.
 */
export const daysLinePersonalData: PersonalData = {
  tables: [
    personalTable('days_line_sentence', {
      person: 'player_id',
      file: 'days-line-sentences',
      columns: ['id', 'day', 'body', 'added_at', 'picked', 'compared', 'hidden_at'],
      key: 'id',
    }),
    personalTable('days_line_pair', {
      person: 'player_id',
      file: 'days-line-picks',
      columns: ['id', 'day', 'number', 'picked_id', 'picked_at'],
      key: 'id',
    }),
  ],

  async forget(trx, { playerId, works }) {
    if (works === 'keep') return;
    await trx
      .deleteFrom('days_line_sentence')
      .where('player_id', '=', playerId)
      .where(sql<boolean>`not exists (select from days_line where winner_id = days_line_sentence.id)`)
      .execute();
  },
};
