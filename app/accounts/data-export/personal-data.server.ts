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
        'shares_doings',
        'keeps_history',
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
    personalTable('player', {
      person: 'pen_of',
      file: 'pen-names',
      columns: ['id', 'name', 'bio', 'pen_retired_at', 'takes_invitations', 'created_at', 'updated_at'],
      key: 'id',
    }),
    personalTable('earlier_name', { person: 'player_id', file: 'earlier-names', columns: ['id', 'name', 'until'], key: 'id' }),
    personalTable('name_look', { person: 'player_id', file: 'looks-of-names', columns: ['look', 'freed_at'], key: 'look' }),
    personalTable('name_check', { person: 'player_id', file: 'name-checks', columns: ['player_id', 'collides'], key: 'player_id' }),
    personalTable('session', {
      person: 'player_id',
      file: 'sessions',
      columns: ['id', 'user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'],
      key: 'id',
    }),
    personalTable('account_trace', { person: 'player_id', file: 'used-from', columns: ['id', 'kind', 'mark', 'seen_at'], key: 'id' }),
    personalTable('audit_alias', { person: 'player_id', file: 'audit-log-name', columns: ['alias'], key: 'alias' }),
    personalTable('passkey', {
      person: 'player_id',
      file: 'passkeys',
      columns: ['id', 'name', 'transports', 'created_at', 'last_used_at'],
      key: 'id',
    }),
    personalTable('authenticator_app', {
      person: 'player_id',
      file: 'authenticator-app',
      columns: ['player_id', 'created_at', 'confirmed_at'],
      key: 'player_id',
    }),
    personalTable('recovery_code', { person: 'player_id', file: 'recovery-codes', columns: ['id', 'created_at'], key: 'id' }),
    personalTable('security_event', {
      person: 'player_id',
      file: 'security-events',
      columns: ['id', 'kind', 'detail', 'browser', 'happened_at'],
      key: 'id',
    }),
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
