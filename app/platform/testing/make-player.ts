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

/** Makes a pen name of a player's. @returns its id and name. */
export async function makePenName(
  database: OpenDatabase,
  clock: Clock,
  ownerId: string,
  name: string,
): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  await database.execute(
    `insert into player (id, name, name_key, email, email_verified, pen_of, created_at, updated_at) values ($1, $2, lower($2), $3, true, $4, $5, $5)`,
    [id, name, `${id}@pen.invalid`, ownerId, clock.now()],
  );
  return { id, name };
}
