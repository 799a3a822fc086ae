import { sql } from 'kysely';
import { type PersonalData, personalTable } from './personal-data';

/** What accounts hold of a person; passwords and the keys of sessions are not handed out. */
export const accountsPersonalData: PersonalData = {
  tables: [
    personalTable('player', {
      person: 'id',
      file: 'profile',
      columns: ['id', 'name', 'email', 'email_verified', 'bio', 'created_at', 'updated_at'],
      key: 'id',
    }),
    personalTable('session', {
      person: 'player_id',
      file: 'sessions',
      columns: ['id', 'user_agent', 'ip_address', 'created_at', 'updated_at', 'expires_at'],
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
    // Codes are kept by address, such as 'forget-password-otp-mara@example.com'.
    await trx
      .deleteFrom('verification')
      .where(
        sql<boolean>`exists (
          select from player where player.id = ${playerId} and right(identifier, length(email) + 5) = '-otp-' || email)`,
      )
      .execute();
  },
};
