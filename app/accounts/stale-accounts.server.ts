import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';

/** An account that nobody verified is kept this long, in ms. */
const UNVERIFIED_MS = 24 * 60 * 60 * 1000;

/** Removes accounts not verified within 24 hours, and sessions and codes that have run out. */
export async function removeStaleAccounts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('player')
    .where('email_verified', '=', false)
    .where('created_at', '<', new Date(now.getTime() - UNVERIFIED_MS))
    .execute();
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('verification').where('expires_at', '<', now).execute();
}
