import { sql } from 'kysely';
import { ANONYMOUS } from '~/accounts/anonymous';
import { isRefusedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, DAY_S, HOUR_MS, HOUR_S } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { OtherTarget, TargetName } from '~/platform/feature/reportable';
import { RateLimited, type RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { urgencyOf } from '../cases/weight';
import { complaintMail } from '../copyright/complaint-mails';
import { deskNotice } from '../desk/desk-notice';
import { ringGrave } from '../duty/ring-grave.server';
import type { StaffMember } from '../policy';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import { confirmAddress, createConfirmTokens } from './confirm-token.server';
import { confirmReport, type FiledReport, fileReport, type Reporter, type SentReport } from './file-report.server';
import type { ReportReceipt } from './report';
import { childrenCaseMail, confirmMail, newCaseMail, receiptMail } from './report-mails';

/** How much one person may report: with an account, from a network address, and for a mail address. */
const REPORTS = { max: 30, windowSeconds: DAY_S };
const FROM_ADDRESS = { max: 10, windowSeconds: HOUR_S };
const FOR_EMAIL = { max: 5, windowSeconds: DAY_S };
/** How often reports of harm to children that nobody has confirmed ring administrators; all of them wait in the queue. */
const UNCONFIRMED_RINGS = { max: 5, windowSeconds: HOUR_S };

export interface ReportsService {
  /**
   * What may be reported under an address; undefined for what nobody can see. Its words are not quoted to a viewer who blocks,
   * or is blocked by, the one who wrote it.
   * @param viewerId undefined for a visitor.
   */
  find(target: TargetName, viewerId?: string): Promise<ReportTarget | undefined>;
  /** Where an address names a whole, such as a room: its parts to choose from; otherwise undefined. */
  choices(name: TargetName): Promise<Pick<ReportTarget, 'id' | 'author' | 'excerpt'>[] | undefined>;
  /** Others that the reporter of this may mean. */
  instead(name: TargetName): Promise<OtherTarget[]>;
  /**
   * Reports a target: opens a case, or adds to the one that is open. A person's second report of an open case changes nothing.
   * Mails a receipt, to people without an account the address that confirms it, and for a new case the operator.
   * @throws {Refusal} nothing there, one's own. {RateLimited}
   */
  file(report: SentReport): Promise<ReportReceipt>;
  /** Lets a report without an account count; again it changes nothing. @returns false for a token whose report is gone. */
  confirm(token: string): Promise<boolean>;
}

interface ReportsDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  secret: string;
  limiter: RateLimiter;
  mailer: Mailer;
  log: Log;
  siteUrl: URL;
  /** The most that reports may hide in an hour, on the whole site. */
  hidingsPerHour(): Promise<number>;
  /** Who is notified of new cases; undefined: nobody. */
  operatorEmail(): Promise<string | undefined>;
  /** The addresses of administrators, who are rung and need no mail to the operator. */
  administratorAddresses(): Promise<string[]>;
  /** Everybody with a role. */
  staff(): Promise<readonly StaffMember[]>;
  /** Copies what is out of sight to where a restored backup finds it. */
  copyHidings(): Promise<void>;
}

/** Creates the service of reports. @see docs/product/reporting.md */
export function createReportsService(dependencies: ReportsDependencies): ReportsService {
  const { db, clock, targets, limiter, mailer, log, siteUrl, hidingsPerHour, operatorEmail, administratorAddresses, staff } = dependencies;
  const originOf = createKeyedHash(dependencies.secret, 'origins of reports');
  const tokens = createConfirmTokens(dependencies.secret);

  async function count(reporter: Reporter): Promise<void> {
    if ('playerId' in reporter) return limiter.use(`report:${reporter.playerId}`, REPORTS);
    await limiter.use(`report-from:${reporter.clientAddress}`, FROM_ADDRESS);
    if (reporter.email) await limiter.use(`report-for:${reporter.email}`, FOR_EMAIL);
  }

  async function addressOf(reporter: Reporter): Promise<string | undefined> {
    if ('email' in reporter) return reporter.email;
    const player = await db.selectFrom('player').select('email').where('id', '=', reporter.playerId).executeTakeFirst();
    return player?.email;
  }

  /** A report counts even if its mail cannot be queued. */
  async function mail(to: string | null | undefined, content: ReturnType<typeof receiptMail>): Promise<void> {
    if (!to) return;
    await mailer
      .send({ to, forAnyone: true, ...content })
      .catch((error: unknown) => log.error({ err: error }, 'a report could not be mailed'));
  }

  /** The operator learns of harm to children, too; administrators and those on duty are rung. Nothing of it is repeated. */
  async function mailOperator(noun: string, isConfirmed: boolean): Promise<void> {
    const address = await operatorEmail();
    if (!address || (await administratorAddresses()).includes(address)) return;
    await mail(address, childrenCaseMail({ noun, isConfirmed, siteUrl }));
  }

  /** Rings for a report of harm to children that nobody has confirmed, a few times an hour. */
  async function ringUnconfirmed(caseId: string, noun: string): Promise<void> {
    if (!(await mayRing())) return;
    const everybody = await staff();
    const ring = { about: 'children' as const, isConfirmed: false };
    await db.transaction().execute((trx) => ringGrave({ trx, clock, staff: everybody }, caseId, ring));
    await mailOperator(noun, false);
  }

  function mayRing(): Promise<boolean> {
    const isLimited = (error: unknown) => {
      if (error instanceof RateLimited) return false;
      throw error;
    };
    return limiter.use('report-rings', UNCONFIRMED_RINGS).then(() => true, isLimited);
  }

  /** Tells administrators, once an hour, that reports would have hidden more than they may. */
  async function notifyOfBrake(): Promise<void> {
    const now = clock.now();
    const key = `brake:${Math.floor(now.getTime() / HOUR_MS)}`;
    const administrators = (await staff()).filter(({ role }) => role === 'administrator');
    const facts = administrators.map(({ id }) => ({ playerId: id, kind: deskNotice, dedupeKey: key, groupKey: key }));
    await db.transaction().execute((trx) => notify(trx, facts, now));
  }

  async function mailAbout({ target, reason, details, caseId, number, at, ...filed }: FiledReport, reporter: Reporter): Promise<void> {
    const isUrgent = urgencyOf(reason) === 2;
    if (filed.state === 'unconfirmed') {
      const url = confirmAddress(dependencies.secret, siteUrl, number);
      await mail(await addressOf(reporter), confirmMail({ target, reason, url, siteUrl }));
      if (isUrgent) await ringUnconfirmed(caseId, target.noun);
      return;
    }
    await mail(await addressOf(reporter), receiptMail({ target, number, reason, at, siteUrl }));
    if (filed.state === 'settled') return;
    if (isUrgent) await mailOperator(target.noun, true);
    else if (filed.isNewCase) await mail(await operatorEmail(), newCaseMail({ target, reason, details, siteUrl }));
    if (filed.hiding === 'braked') await notifyOfBrake();
  }

  return {
    async find(name, viewerId) {
      const target = await targets.find(db, name, viewerId);
      // Where nobody is named, words that are not quoted would show whose they are.
      if (!target?.ownerId || viewerId === undefined || target.author === ANONYMOUS) return target;
      return (await isRefusedAmong(db, viewerId, [target.ownerId])) ? { ...target, excerpt: '' } : target;
    },
    choices: (name) => targets.choices(db, name),
    instead: (name) => targets.instead(db, name),

    async file(report) {
      await count(report.reporter);
      const tools = { clock, targets, staff: await staff(), hidingsPerHour: await hidingsPerHour(), originOf };
      const filed = await db.transaction().execute((trx) => fileReport({ trx, ...tools }, report));
      if (filed.hiding === 'hidden' || filed.hiding === 'door') await dependencies.copyHidings();
      if (!filed.again) await mailAbout(filed, report.reporter);
      const { number, at, again, state } = filed;
      return {
        number,
        at: at.toISOString(),
        again,
        state,
        hasAddress: 'playerId' in report.reporter || report.reporter.email !== undefined,
      };
    },

    async confirm(token) {
      const number = tokens.reportOf(token);
      if (number === undefined) return false;
      const tools = { clock, targets, staff: await staff() };
      const confirmed = await db.transaction().execute((trx) => confirmReport({ trx, ...tools }, number));
      if (confirmed === undefined || confirmed === 'already') return confirmed === 'already';
      const { target, details, email, at } = confirmed;
      if (!target) return true;
      if (confirmed.reason === 'copyright') {
        const complaint = { text: target.text, address: target.address, number: confirmed.thingId, siteUrl };
        await mail(email, complaintMail(complaint, 'receipt'));
        if (confirmed.isNewCase) await mail(await operatorEmail(), complaintMail(complaint, 'case'));
        return true;
      }
      const { reason } = confirmed;
      await mail(email, receiptMail({ target, number, reason, at, siteUrl }));
      if (!confirmed.isOpen) return true;
      if (urgencyOf(reason) === 2) await mailOperator(target.noun, true);
      else if (confirmed.isNewCase) await mail(await operatorEmail(), newCaseMail({ target, reason, details, siteUrl }));
      return true;
    },
  };
}

/** How long the reports of a closed case are kept, in days: an objection may come for six months. */
const KEPT_DAYS = 184;
/** How long a report waits for its address to be confirmed, in days. */
const UNCONFIRMED_DAYS = 14;

/** Deletes cases that have been closed for long, with their reports, and reports whose address nobody has confirmed. */
export async function forgetOldCases(db: Db, clock: Clock): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await removeRows(db, 'moderation_case', sql`closed_at < ${daysAgo(KEPT_DAYS)}`);
  // A report of harm to children without an address waits for an administrator, not for a confirmation.
  await removeRows(db, 'report', sql`unconfirmed and reporter_email is not null and created_at < ${daysAgo(UNCONFIRMED_DAYS)}`);
  const isEmpty = sql<boolean>`not exists (select from report where report.case_id = moderation_case.id)`;
  await removeRows(db, 'moderation_case', sql`closed_at is null and opened_at < ${daysAgo(UNCONFIRMED_DAYS)} and ${isEmpty}`);
}
