import { sql } from 'kysely';
import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';

/** An account that nobody verified is kept this long, in ms. */
const UNVERIFIED_MS = 24 * 60 * 60 * 1000;

/** Removes accounts not verified within 24 hours, and sessions and codes that have run out. */
export async function removeStaleAccounts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await removeRows(db, 'session', sql`expires_at < ${now}`);
  await removeRows(db, 'verification', sql`expires_at < ${now}`);
  await removeRows(db, 'player', sql`not email_verified and created_at < ${new Date(now.getTime() - UNVERIFIED_MS)}`);
}
