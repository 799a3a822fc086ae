import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, DAY_S, HOUR_S } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import type { Thing, ThingName } from '../things/thing';
import { findThing, passagesOf, roomOfStory } from '../things/things.server';
import { mayReport } from './policy';
import { type ReportReason, type ReportReceipt, reportTexts } from './report';
import { newCaseMail, receiptMail } from './report-mails';

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
  /** Who is told of new cases; undefined: nobody. */
  operatorEmail: string | undefined;
}

/** Creates the service of reports. @see docs/product/reporting.md */
export function createReportsService({ db, clock, limiter, mailer, log, siteUrl, operatorEmail }: ReportsDependencies): ReportsService {
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
        const open = await openCase(trx, thing, at);
        const report = await addReport(trx, { caseId: open.id, reporter, reason, details, at });
        return { thing, report, isNewCase: open.reports === 0 && !report.again };
      });
      const { thing, report } = filed;
      if (!report.again) await mail(await addressOf(reporter), receiptMail({ thing, number: report.number, reason, at, siteUrl }));
      if (filed.isNewCase) await mail(operatorEmail, newCaseMail({ thing, reason, details, siteUrl }));
      return { number: report.number, at: report.at.toISOString(), again: report.again };
    },
  };
}

/** The open case of a thing, locked; a new one where there is none. */
async function openCase(trx: Transaction<Tables>, thing: Thing, at: Date): Promise<{ id: string; reports: number }> {
  await trx
    .insertInto('moderation_case')
    .values({ id: randomUUID(), kind: thing.kind, thing_id: thing.id.toLowerCase(), owner_id: thing.ownerId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'thing_id']).where('closed_at', 'is', null).doNothing())
    .execute();
  return trx
    .selectFrom('moderation_case')
    .select(['id', 'reports'])
    .where('kind', '=', thing.kind)
    .where('thing_id', '=', thing.id.toLowerCase())
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface NewReport extends Pick<SentReport, 'reporter' | 'reason' | 'details'> {
  caseId: string;
  at: Date;
}

/** Adds a report to a locked case, or finds the one that this person made before. */
async function addReport(trx: Transaction<Tables>, { caseId, reporter, reason, details, at }: NewReport) {
  const who = 'playerId' in reporter ? { reporter_id: reporter.playerId } : { reporter_email: reporter.email };
  const before = await trx
    .selectFrom('report')
    .select(['id', 'created_at'])
    .where('case_id', '=', caseId)
    .where((report) => report.and(who))
    .executeTakeFirst();
  if (before) return { number: before.id, at: before.created_at, again: true };
  const id = randomUUID();
  const values = { id, case_id: caseId, reporter_id: null, reporter_email: null, ...who, reason, details, created_at: at };
  await trx.insertInto('report').values(values).execute();
  await trx.updateTable('moderation_case').set({ reports: sql`reports + 1` }).where('id', '=', caseId).execute();
  return { number: id, at, again: false };
}

/** How long the reports of a closed case are kept, in days: an objection may come for six months. */
const KEPT_DAYS = 184;

/** Deletes cases that have been closed for long, with their reports. */
export async function forgetOldCases(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await removeRows(db, 'moderation_case', sql`closed_at < ${before}`);
}
