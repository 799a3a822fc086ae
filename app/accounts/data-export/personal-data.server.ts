import { type PersonalData, personalTable } from '~/platform/feature/personal-data';

/** Personal data of accounts; passwords and session tokens are not exported. */
export const accountsPersonalData: PersonalData = {
  tables: [
    personalTable('player', {
      person: 'id',
      file: 'profile',
      columns: [
        'id',
        'name',
        'email',
        'email_verified',
        'bio',
        'more_time',
        'birth_year',
        'shows_mature',
        'role',
        'suspended_until',
        'banned_at',
        'agreed_at',
        'created_at',
        'updated_at',
      ],
      key: 'id',
    }),
    personalTable('session', {
      person: 'player_id',
      file: 'sessions',
      columns: ['id', 'user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'],
      key: 'id',
    }),
    personalTable('audit_alias', { person: 'player_id', file: 'audit-log-name', columns: ['alias'], key: 'alias' }),
    personalTable('credential', {
      person: 'player_id',
      file: 'ways-to-sign-in',
      columns: ['id', 'provider_id', 'created_at', 'updated_at'],
      key: 'id',
    }),
  ],
  async forget(trx, { playerId }) {
    // Codes, and sign-ups begun by others, are stored by address.
    for (const table of ['mailed_code', 'sign_up_attempt'] as const) {
      await trx
        .deleteFrom(table)
        .where('email', 'in', (from) => from.selectFrom('player').select('email').where('id', '=', playerId))
        .execute();
    }
  },
};
