import { randomUUID } from 'node:crypto';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_S, HOUR_S } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import { Refusal } from '~/platform/forms/refusal';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import type { MailContent } from '~/platform/mail/mail-layout';
import { addReport, countReport, openCase, recordOf } from '../cases/open-case.server';
import { keepEvidence } from '../evidence/keep-evidence.server';
import { countInMonth } from '../numbers/numbers.server';
import { mayReport } from '../policy';
import { confirmAddress } from '../report/confirm-token.server';
import { reportTexts } from '../report/report-texts';
import type { ReportTargets } from '../targets/report-targets.server';
import { complaintMail, confirmComplaintMail } from './complaint-mails';
import type { Complaint } from './copyright-forms';
import { copyrightTexts } from './copyright-texts';

/** How much one person may complain of: with an account, and from a network address. */
const COMPLAINTS = { max: 10, windowSeconds: DAY_S };
const FROM_ADDRESS = { max: 5, windowSeconds: HOUR_S };

export interface ComplaintDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  limiter: RateLimiter;
  mailer: Mailer;
  log: Pick<Log, 'error'>;
  siteUrl: URL;
  /** Seals what confirms a complaint without an account. */
  secret: string;
  /** Who is notified of new cases; undefined: nobody. */
  operatorEmail(): Promise<string | undefined>;
}

/** Who complains. */
export interface Complainant {
  playerId: string | undefined;
  clientAddress: string;
}

/**
 * Takes a complaint of a copied text: opens a case of its own, keeps the text as it stands, and mails a receipt; without an account
 * the address that confirms it, before which it counts nothing. Nothing is taken down by it.
 * @returns the number of the complaint.
 * @throws {Refusal} nothing there; one's own; no address. {RateLimited}
 * @see docs/product/moderation.md
 */
export async function fileComplaint(
  { db, clock, targets, limiter, mailer, log, siteUrl, secret, operatorEmail }: ComplaintDependencies,
  by: Complainant,
  { kind, id: thingId }: TargetName,
  complaint: Complaint,
): Promise<string> {
  const { playerId, clientAddress } = by;
  await (playerId ? limiter.use(`complaint:${playerId}`, COMPLAINTS) : limiter.use(`complaint-from:${clientAddress}`, FROM_ADDRESS));
  const email = complaint.email?.toLowerCase() ?? (playerId && (await addressOf(db, playerId)));
  if (!email) throw new Refusal(copyrightTexts.emailMissing, { field: 'email', status: 422 });
  const target = await targets.find(db, { kind, id: thingId }, playerId);
  if (!target || target.isPerson) throw new Refusal(reportTexts.missing.title, { status: 404 });
  if (!mayReport(playerId ? { id: playerId } : undefined, target)) throw new Refusal(reportTexts.own, { status: 403 });
  const id = randomUUID();
  const toConfirm = await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const tools = { trx, targets };
    const subject = { kind: 'copyright', thingId: id, ownerId: target.ownerId, storyId: target.storyId };
    const open = await openCase(tools, subject, now);
    const ownerId = target.ownerId === null ? null : await moderatedPlayer.accountOf(trx, target.ownerId);
    await keepEvidence(tools, { caseId: open.id, ownerId, kind, thingId, at: now });
    const { name, onBehalf, work, passages } = complaint;
    await trx
      .insertInto('copyright_complaint')
      .values({
        ...{ id, case_id: open.id, kind, thing_id: thingId, about_id: ownerId, complainant_id: playerId ?? null },
        ...{ name, email: playerId ? null : email, on_behalf: onBehalf, work, passages, signed_at: now },
      })
      .execute();
    const reporter = { reporter_id: playerId ?? null, reporter_email: playerId ? null : email };
    const report = { ...reporter, reason: 'copyright' as const, details: '', unconfirmed: playerId === undefined, origin: null };
    const reportId = await addReport(trx, open.id, report, now);
    if (playerId === undefined) return reportId;
    const record = await recordOf(trx, { reporter_id: playerId });
    await countReport(trx, open, { reason: 'copyright', record, hasAccount: true, storyId: target.storyId });
    await countInMonth(trx, now, 'reports');
    return undefined;
  });
  const mail = { text: target.text, address: target.address, number: id, siteUrl };
  const send = (to: string, content: MailContent) =>
    mailer
      .send({ to, forAnyone: true, ...content })
      .catch((error: unknown) => log.error({ err: error }, 'a complaint could not be mailed'));
  if (toConfirm !== undefined) await send(email, confirmComplaintMail({ ...mail, url: confirmAddress(secret, siteUrl, toConfirm) }));
  else {
    await send(email, complaintMail(mail, 'receipt'));
    const operator = await operatorEmail();
    if (operator && operator !== email) await send(operator, complaintMail(mail, 'case'));
  }
  return id;
}

async function addressOf(executor: Executor, playerId: string): Promise<string | undefined> {
  return (await executor.selectFrom('player').select('email').where('id', '=', playerId).executeTakeFirst())?.email;
}
