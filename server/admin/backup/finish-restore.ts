import { createBarredAddresses } from '../../../app/accounts/leaving/barred-addresses.server';
import { replayErasures } from '../../../app/accounts/leaving/replay-erasures.server';
import { createNameRegister } from '../../../app/accounts/names/name-register.server';
import { replayBans } from '../../../app/moderation/bans/replay-bans.server';
import { replayHidings } from '../../../app/moderation/hiding/replay-hidings.server';
import { createReportTargets } from '../../../app/moderation/targets/report-targets.server';
import { countDueAsSent } from '../../../app/notifications/mails/after-restore.server';
import { type UnreplayedLists, unreplayedLists } from '../../../app/platform/backup/replayed-list.server';
import { endRestore, unfinishedRestore } from '../../../app/platform/backup/restore.server';
import { type Clock, systemClock } from '../../../app/platform/clock/clock';
import type { Db, OpenDatabase } from '../../../app/platform/database/database.server';
import { MAIL_QUEUES } from '../../../app/platform/mail/mail-queues';
import { PUSH_QUEUE } from '../../../app/platform/push/push-queue';
import { countText, numberText } from '../../../app/platform/text/format';
import { personalData, reportables } from '../../features';

interface RestoredSite {
  database: OpenDatabase;
  dataDir: string;
  secret: string;
}

/** A mail or a message to a device that waited in a backup, or in what it holds, is sent once the backup is restored, if it is at most as old, in ms: older ones have probably gone out since. */
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
  /** Messages to devices that waited and will not be sent. */
  messagesDropped: number;
  /** The lists in DATA_DIR of which nothing was done again. */
  unreplayed: UnreplayedLists;
}

/**
 * Does what must follow once the rows of a backup are in the database: deletes, bans and suspends again who has left, was
 * banned or suspended since, hides again what was hidden, and sees to it that mails and messages to devices which may have been sent since are not sent again.
 * It may be repeated, so a start of the site does it after a restore that was cut off.
 * @see docs/operating.md
 */
export async function finishRestore({ database, dataDir, secret }: RestoredSite): Promise<FinishedRestore> {
  const clock = systemClock();
  // Before the site writes new ones.
  const unreplayed = await unreplayedLists(dataDir);
  const barred = createBarredAddresses({ db: database.db, clock, secret });
  const names = createNameRegister({ db: database.db, clock, secret });
  const erased = await replayErasures({ database, clock, dataDir, personalData, barred, names });
  const banned = await replayBans({ db: database.db, clock, dataDir });
  // After the bans: what was hidden with a person is no matter of its own.
  const hidden = await replayHidings({ db: database.db, clock, dataDir, targets: createReportTargets(reportables) });
  const dropped = await dropOldMails(database.db, clock);
  await endRestore(database.db);
  return { erased, banned, hidden, ...dropped, unreplayed };
}

async function dropOldMails(db: Db, clock: Clock): Promise<Pick<FinishedRestore, 'mailsDropped' | 'messagesDropped'>> {
  const [restored, now] = [await unfinishedRestore(db), clock.now()];
  if (!restored || now.getTime() - restored.takenAt.getTime() <= MAILS_WAIT_MS) return { mailsDropped: 0, messagesDropped: 0 };
  const messages = await db.deleteFrom('job_to_send').where('queue', '=', PUSH_QUEUE).executeTakeFirst();
  const mails = await db.deleteFrom('job_to_send').where('queue', 'in', MAIL_QUEUES).executeTakeFirst();
  const due = await countDueAsSent(db, { takenAt: restored.takenAt, now });
  return { mailsDropped: Number(mails.numDeletedRows) + due, messagesDropped: Number(messages.numDeletedRows) };
}

/** What is told of a restore. */
interface Restored {
  rows: number;
  takenAt: string;
  /** Whether into the embedded database. */
  isEmbedded: boolean;
  dataDir: string;
  finished: FinishedRestore;
}

/** What to tell the administrator of a restore: where it went, what was done again, and what could not be. */
export function restoredText({ rows, takenAt, isEmbedded, dataDir, finished }: Restored): string {
  const { erased, banned, hidden, mailsDropped, messagesDropped, unreplayed } = finished;
  return [
    `Restored ${numberText(rows)} rows of ${takenAt} into ${isEmbedded ? `the embedded database in ${dataDir}` : 'the database of DATABASE_URL'}.`,
    ...(erased === 0 ? [] : [`Deleted again: ${accounts(erased)} that had left since.`]),
    ...(banned === 0 ? [] : [`Banned or suspended again: ${accounts(banned)} that had been so since.`]),
    ...(hidden === 0 ? [] : [`Hidden again: ${numberText(hidden)} that moderators, reports or script/hide had hidden since.`]),
    ...(mailsDropped + messagesDropped === 0
      ? []
      : [
          `Not sent, as they waited over an hour ago and may have gone out since: mails (${mailsDropped}) and messages to devices (${messagesDropped}).`,
        ]),
    ...unreplayedTexts(unreplayed, dataDir),
  ].join(' ');
}

/** What a restore without some lists means, and what to do; none where something was listed in each. */
export function unreplayedTexts({ missing, empty }: UnreplayedLists, dataDir: string): string[] {
  const names = [
    ...(missing.length === 0 ? [] : [`Not in ${dataDir}: ${missing.join(', ')}.`]),
    ...(empty.length === 0 ? [] : [`Empty in ${dataDir}: ${empty.join(', ')}; so it may be, if there was nothing to list.`]),
  ];
  if (names.length === 0) return [];
  return [
    `${names.join(' ')} What they list since the backup is back: accounts that left, people who were banned, texts that were hidden. If the site has them elsewhere, start nothing yet: set its DATA_DIR, or copy them there, and restore once more into an empty database.`,
  ];
}

function accounts(count: number): string {
  return countText(count, { one: 'account', other: 'accounts' });
}
