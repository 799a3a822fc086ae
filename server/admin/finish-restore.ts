import { createBarredAddresses } from '../../app/accounts/leaving/barred-addresses.server';
import { replayErasures } from '../../app/accounts/leaving/replay-erasures.server';
import { createNameRegister } from '../../app/accounts/names/name-register.server';
import { replayBans } from '../../app/moderation/bans/replay-bans.server';
import { endRestore } from '../../app/platform/backup/restore.server';
import { systemClock } from '../../app/platform/clock/clock';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { personalData } from '../features';

interface RestoredSite {
  database: OpenDatabase;
  dataDir: string;
  secret: string;
}

/**
 * Does what must follow once the rows of a backup are in the database: deletes and bans again who has left or was banned
 * since. It may be repeated, so a start of the site does it after a restore that was cut off.
 * @returns how many accounts were deleted and banned again.
 */
export async function finishRestore({ database, dataDir, secret }: RestoredSite): Promise<{ erased: number; banned: number }> {
  const clock = systemClock();
  const barred = createBarredAddresses({ db: database.db, clock, secret });
  const names = createNameRegister({ db: database.db, clock, secret });
  const erased = await replayErasures({ database, clock, dataDir, personalData, barred, names });
  const banned = await replayBans({ db: database.db, clock, dataDir });
  await endRestore(database.db);
  return { erased, banned };
}
