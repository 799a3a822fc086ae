import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock/clock';
import type { OpenDatabase } from '../database/database.server';

/**
 * Inserts a verified player directly into the database.
 * @returns the player as loaders see them.
 */
export async function makePlayer(database: OpenDatabase, clock: Clock, name: string): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const now = clock.now();
  await database.execute(
    `insert into player (id, name, name_key, email, email_verified, created_at, updated_at) values ($1, $2, lower($2), $3, true, $4, $4)`,
    [id, name, `${id}@example.test`, now],
  );
  return { id, name };
}
