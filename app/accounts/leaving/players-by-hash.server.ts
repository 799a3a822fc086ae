import { sql } from 'kysely';
import type { Db } from '~/platform/database/database.server';

/** The players whose ids have one of these SHA-256 hashes, which is how lists name somebody who may be gone. */
export function playersByHash(db: Db, hashes: readonly string[]): Promise<{ id: string; hash: string }[]> {
  const hash = sql<string>`encode(sha256(convert_to(id::text, 'UTF8')), 'hex')`;
  return db
    .selectFrom('player')
    .select(['id', hash.as('hash')])
    .where(hash, 'in', hashes)
    .execute();
}
