import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, DAY_S, HOUR_S } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { addReport, openCase, recordOf } from '../cases/open-case.server';
import { hidesAtOnce, urgencyOf } from '../cases/weight';
import { hideAtOnce } from '../hiding/hide-at-once.server';
import { countInMonth } from '../numbers/numbers.server';
import { mayReport } from '../policy';
import type { Thing, ThingName } from '../things/thing';
import { findThing, passagesOf, roomOfStory } from '../things/things.server';

import { type ReportReason, type ReportReceipt, reportTexts } from './report';
import { childrenCaseMail, newCaseMail, receiptMail } from './report-mails';

/** How much one person may report: with an account, from a network address, and for a mail address. */
const REPORTS = { max: 30, windowSeconds: DAY_S };
const FROM_ADDRESS = { max: 10, windowSeconds: HOUR_S };
const FOR_EMAIL = { max: 5, windowSeconds: DAY_S };

/** Who reports: a player, or somebody without an account. */
type Reporter = { playerId: string } | { email: string; clientAddress: string };

export interface SentReport {
  thing: ThingName;
  reporter: Reporter;
  reason: ReportReason;
  details: string;
}

export interface ReportsService {
  /** What may be reported under an address; undefined for what nobody can see. */
  find(thing: ThingName): Promise<Thing | undefined>;
  /** The passages of a room to choose from; undefined when there are none. */
  passagesOf(roomId: string): Promise<Pick<Thing, 'id' | 'author' | 'excerpt'>[] | undefined>;
  /** The room in which a story was woven; undefined for other stories. */
  roomOfStory(storyId: string): Promise<string | undefined>;
  /**
   * Reports a thing: opens a case, or adds to the one that is open. A person's second report of an open case changes nothing.
   * Mails a receipt, and for a new case the operator.
   * @throws {Refusal} nothing there, one's own. {RateLimited}
   */
  file(report: SentReport): Promise<ReportReceipt>;
}

interface ReportsDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  mailer: Mailer;
  log: Log;
  siteUrl: URL;
  /** Who is notified of new cases; undefined: nobody. */
  operatorEmail: string | undefined;
  /** Who is notified of reports of harm to children. */
  administratorAddresses(): Promise<string[]>;
}

/** Creates the service of reports. @see docs/product/reporting.md */
export function createReportsService({
  db,
  clock,
  limiter,
  mailer,
  log,
  siteUrl,
  operatorEmail,
  administratorAddresses,
}: ReportsDependencies): ReportsService {
  async function count(reporter: Reporter): Promise<void> {
    if ('playerId' in reporter) return limiter.use(`report:${reporter.playerId}`, REPORTS);
    await limiter.use(`report-from:${reporter.clientAddress}`, FROM_ADDRESS);
    await limiter.use(`report-for:${reporter.email}`, FOR_EMAIL);
  }

  async function addressOf(reporter: Reporter): Promise<string | undefined> {
    if ('email' in reporter) return reporter.email;
    const player = await db.selectFrom('player').select('email').where('id', '=', reporter.playerId).executeTakeFirst();
    return player?.email;
  }

  /** A report counts even if its mail cannot be queued. */
  async function mail(to: string | undefined, content: ReturnType<typeof receiptMail>): Promise<void> {
    if (!to) return;
    await mailer
      .send({ to, forAnyone: true, ...content })
      .catch((error: unknown) => log.error({ err: error }, 'a report could not be mailed'));
  }

  /** Nothing of what was reported is repeated: nobody is to spread it. */
  async function tellAdministrators(thing: Thing): Promise<void> {
    const addresses = new Set([...(await administratorAddresses()), ...(operatorEmail ? [operatorEmail] : [])]);
    for (const address of addresses) await mail(address, childrenCaseMail({ kind: thing.kind, siteUrl }));
  }

  return {
    find: (thing) => findThing(db, thing),
    passagesOf: (roomId) => passagesOf(db, roomId),
    roomOfStory: (storyId) => roomOfStory(db, storyId),

    async file({ thing: name, reporter, reason, details }) {
      await count(reporter);
      const at = clock.now();
      const filed = await db.transaction().execute(async (trx) => {
        const thing = await findThing(trx, name);
        if (!thing) throw new Refusal(reportTexts.missing.text, { status: 404 });
        const person = 'playerId' in reporter ? { id: reporter.playerId } : undefined;
        if (!mayReport(person, thing)) throw new Refusal(reportTexts.own, { status: 403 });
        const open = await openCase(trx, { kind: thing.kind, thingId: thing.id, ownerId: thing.ownerId, storyId: thing.storyId }, at);
        const before = await reportBefore(trx, open.id, reporter);
        if (before) return { thing, number: before.id, at: before.created_at, again: true };
        const key = reporterKey(reporter);
        const { record, waiting } = await recordOf(trx, key);
        const number = await addReport(trx, open.id, { reporter_id: null, reporter_email: null, ...key, reason, details, record }, at);
        await countInMonth(trx, at, 'playerId' in reporter ? 'reports' : 'reports-without-account');
        if (hidesAtOnce(reason, { kind: thing.kind, record, waiting })) await hideAtOnce(trx, clock, thing, open.id);
        return { thing, number, at, again: false, isNewCase: open.reports === 0, isUrgent: urgencyOf(reason) === 2 };
      });
      const { thing, number, again } = filed;
      if (!again) await mail(await addressOf(reporter), receiptMail({ thing, number, reason, at, siteUrl }));
      if (filed.isUrgent) await tellAdministrators(thing);
      else if (filed.isNewCase) await mail(operatorEmail, newCaseMail({ thing, reason, details, siteUrl }));
      return { number, at: filed.at.toISOString(), again };
    },
  };
}

/** How a reporter's reports are found. */
function reporterKey(reporter: Reporter) {
  return 'playerId' in reporter ? { reporter_id: reporter.playerId } : { reporter_email: reporter.email };
}

/** The report of an open case that this person made before. */
function reportBefore(trx: Transaction<Tables>, caseId: string, reporter: Reporter) {
  return trx
    .selectFrom('report')
    .select(['id', 'created_at'])
    .where('case_id', '=', caseId)
    .where((report) => report.and(reporterKey(reporter)))
    .executeTakeFirst();
}

/** How long the reports of a closed case are kept, in days: an objection may come for six months. */
const KEPT_DAYS = 184;

/** Deletes cases that have been closed for long, with their reports. */
export async function forgetOldCases(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await removeRows(db, 'moderation_case', sql`closed_at < ${before}`);
}
