import { createBarredAddresses } from '../../app/accounts/leaving/barred-addresses.server';
import { replayErasures } from '../../app/accounts/leaving/replay-erasures.server';
import { createNameRegister } from '../../app/accounts/names/name-register.server';
import { replayBans } from '../../app/moderation/bans/replay-bans.server';
import { replayHidings } from '../../app/moderation/hiding/replay-hidings.server';
import { createReportTargets } from '../../app/moderation/targets/report-targets.server';
import { countDueAsSent } from '../../app/notifications/mails/after-restore.server';
import { endRestore, unfinishedRestore } from '../../app/platform/backup/restore.server';
import { type Clock, systemClock } from '../../app/platform/clock/clock';
import type { Db, OpenDatabase } from '../../app/platform/database/database.server';
import { MAIL_QUEUES } from '../../app/platform/mail/mail-queues';
import { personalData, reportables } from '../features';

interface RestoredSite {
  database: OpenDatabase;
  dataDir: string;
  secret: string;
}

/** A mail that waited in a backup, or in what it holds, is sent once the backup is restored, if it is at most as old, in ms: older ones have probably gone out since. */
const MAILS_WAIT_MS = 60 * 60_000;

export interface FinishedRestore {
  /** Accounts that were deleted again. */
  erased: number;
  /** Accounts that were banned or suspended again. */
  banned: number;
  /** Things that were hidden again. */
  hidden: number;
  /** Mails that waited and will not be sent. */
  mailsDropped: number;
}

/**
 * Does what must follow once the rows of a backup are in the database: deletes, bans and suspends again who has left, was
 * banned or suspended since, hides again what was hidden, and sees to it that mails which may have been sent since are not sent again.
 * It may be repeated, so a start of the site does it after a restore that was cut off.
 * @see docs/operating.md
 */
export async function finishRestore({ database, dataDir, secret }: RestoredSite): Promise<FinishedRestore> {
  const clock = systemClock();
  const barred = createBarredAddresses({ db: database.db, clock, secret });
  const names = createNameRegister({ db: database.db, clock, secret });
  const erased = await replayErasures({ database, clock, dataDir, personalData, barred, names });
  const banned = await replayBans({ db: database.db, clock, dataDir });
  // After the bans: what was hidden with a person is no matter of its own.
  const hidden = await replayHidings({ db: database.db, clock, dataDir, targets: createReportTargets(reportables) });
  const mailsDropped = await dropOldMails(database.db, clock);
  await endRestore(database.db);
  return { erased, banned, hidden, mailsDropped };
}

async function dropOldMails(db: Db, clock: Clock): Promise<number> {
  const [restored, now] = [await unfinishedRestore(db), clock.now()];
  if (!restored || now.getTime() - restored.takenAt.getTime() <= MAILS_WAIT_MS) return 0;
  const { numDeletedRows } = await db.deleteFrom('job_to_send').where('queue', 'in', MAIL_QUEUES).executeTakeFirst();
  return Number(numDeletedRows) + (await countDueAsSent(db, { takenAt: restored.takenAt, now }));
}
