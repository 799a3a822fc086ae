import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '~/platform/database/database.server';

/** Gives an account a passkey that nobody can use: what it takes for a role to count. */
export async function protectAccount(database: OpenDatabase, playerId: string): Promise<void> {
  await database.execute(
    `insert into passkey (id, player_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, '', 0, '{}', 'Laptop', now())`,
    [randomUUID(), playerId, randomUUID()],
  );
}
