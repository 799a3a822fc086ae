import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { takeOut } from './server/membership.server';

/** In which circles a player is, and to which evenings they come. Their circles go on with another host, or end with them. */
export const circlesPersonalData: PersonalData = {
  tables: [
    personalTable('circle_member', { person: 'player_id', file: 'circles', columns: ['circle_id', 'role', 'joined_at'], key: 'circle_id' }),
    personalTable('circle_answer', {
      person: 'player_id',
      file: 'circle-evenings',
      columns: ['evening_id', 'answer', 'said_at'],
      key: 'evening_id',
    }),
  ],
  async forget(trx, { playerId }) {
    const own = await trx.selectFrom('circle_member').select('circle_id').where('player_id', '=', playerId).orderBy('circle_id').execute();
    for (const { circle_id } of own) await takeOut(trx, playerId, circle_id);
  },
};
