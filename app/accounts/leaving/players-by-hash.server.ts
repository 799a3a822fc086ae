import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';

/** What stands for a player in lists of people who may be gone. */
export function playerHash(playerId: string): string {
  return createHash('sha256').update(playerId).digest('hex');
}

/** The players who have one of these hashes. */
export function playersByHash(db: Db, hashes: readonly string[]): Promise<{ id: string; hash: string }[]> {
  const hash = sql<string>`encode(sha256(convert_to(id::text, 'UTF8')), 'hex')`;
  return db
    .selectFrom('player')
    .select(['id', hash.as('hash')])
    .where(hash, 'in', hashes)
    .execute();
}

/** Whether anybody is in the database: a list of people must not be replaced by that of a new one, whose backup is still to be restored. */
export async function hasPlayers(db: Db): Promise<boolean> {
  return (await db.selectFrom('player').select('id').limit(1).executeTakeFirst()) !== undefined;
}
