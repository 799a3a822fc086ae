import { type PersonalData, personalTable } from '~/platform/feature/personal-data';

/** Reports stay for their case without the reporter, and cases without their owner. */
export const moderationPersonalData: PersonalData = {
  tables: [
    personalTable('report', {
      person: 'reporter_id',
      file: 'reports',
      columns: ['id', 'reason', 'details', 'created_at'],
      key: 'id',
    }),
  ],
  async forget(trx, { playerId }) {
    await trx.updateTable('moderation_case').set({ owner_id: null }).where('owner_id', '=', playerId).execute();
    await trx.deleteFrom('moderation_case').where('kind', '=', 'player').where('thing_id', '=', playerId).execute();
    await trx
      .deleteFrom('report')
      .where('reporter_email', '=', trx.selectFrom('player').select('email').where('id', '=', playerId))
      .execute();
  },
};
