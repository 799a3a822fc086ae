import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import { Refusal } from '~/platform/forms/refusal';
import { addReport, countReport, type OpenCase, openCase, recordOf } from '../cases/open-case.server';
import { settledCase } from '../cases/voices.server';
import { graveAbout, urgencyOf } from '../cases/weight';
import { thingOf } from '../copyright/complaint-of.server';
import { ringGrave } from '../duty/ring-grave.server';
import { hideBeforeDecision } from '../hiding/hide-before-decision.server';
import { countInMonth } from '../numbers/numbers.server';
import { mayReport, type StaffMember } from '../policy';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import type { ReportReason, ReportState } from './report';
import { reportTexts } from './report-texts';

/** Who reports: a player, or a visitor, who may give no address for harm to children. */
export type Reporter = { clientAddress: string } & ({ playerId: string } | { email: string | undefined });

export interface SentReport {
  target: TargetName;
  reporter: Reporter;
  reason: ReportReason;
  details: string;
}

/** What became of a report. */
export interface FiledReport {
  target: ReportTarget;
  reason: ReportReason;
  details: string;
  caseId: string;
  number: string;
  at: Date;
  /** Whether this person had reported it before; nothing changed. */
  again: boolean;
  state: ReportState;
  /** Whether it is the first of its case that counts. */
  isNewCase: boolean;
  hiding: 'hidden' | 'door' | 'braked' | undefined;
}

export interface FilingTools {
  trx: Transaction<Tables>;
  clock: Clock;
  targets: ReportTargets;
  /** Everybody with a role. */
  staff: readonly StaffMember[];
  /** The most that reports may hide in an hour, on the whole site. */
  hidingsPerHour: number;
  /** A keyed hash of a network address. */
  originOf(clientAddress: string): string;
}

/**
 * Writes a report down, as part of the open case of its target, or of that about harm to children; for a reason of which a moderator has cleared the target, of
 * that closed case. It counts at once if it comes from an account, otherwise once its address is confirmed.
 * @throws {Refusal} nothing there, one's own.
 * @see docs/product/reporting.md
 */
export async function fileReport(tools: FilingTools, { target: name, reporter, reason, details }: SentReport): Promise<FiledReport> {
  const { trx, clock, targets } = tools;
  const at = clock.now();
  const target = await targets.find(trx, name, 'playerId' in reporter ? reporter.playerId : undefined);
  if (!target) throw new Refusal(reportTexts.missing.text, { status: 404 });
  const isPlayer = 'playerId' in reporter;
  if (!mayReport(isPlayer ? { id: reporter.playerId } : undefined, target)) throw new Refusal(reportTexts.own, { status: 403 });
  const origin = tools.originOf(reporter.clientAddress);
  // Harm to children comes before an administrator each time, however often it was cleared.
  const isUrgent = urgencyOf(reason) === 2;
  const settled = isUrgent ? undefined : await settledCase(tools, { kind: target.kind, id: target.id, reason });
  const subject = { kind: target.kind, thingId: target.id, ownerId: target.ownerId, storyId: target.storyId, isUrgent };
  const open = settled ? undefined : await openCase(tools, subject, at);
  const caseId = settled?.id ?? open?.id ?? '';
  const before = await reportBefore(trx, caseId, reporter, origin);
  const filed = { target, reason, details, caseId, isNewCase: false, hiding: undefined };
  if (before) {
    const state = before.unconfirmed ? 'unconfirmed' : settled ? 'settled' : 'counted';
    return { ...filed, number: before.id, at: before.created_at, again: true, state };
  }
  const who = { reporter_id: isPlayer ? reporter.playerId : null, reporter_email: isPlayer ? null : (reporter.email ?? null) };
  const number = await addReport(trx, caseId, { ...who, reason, details, unconfirmed: !isPlayer, origin: settled ? null : origin }, at);
  const report = { ...filed, number, at, again: false };
  if (!isPlayer) return { ...report, state: 'unconfirmed' };
  const counted = { reason, ...who, storyId: target.storyId };
  if (!open) {
    await queueOutcome(trx, number);
    return { ...report, state: 'settled' };
  }
  const isNewCase = await takeUp(tools, open, counted, at);
  return { ...report, state: 'counted', isNewCase, hiding: await hideBeforeDecision(tools, target, open, reason) };
}

/**
 * Lets a report or a complaint without an account count, because its address is confirmed. It hides nothing.
 * @returns undefined for one that is gone; `isNewCase` false for one that counts already.
 */
export async function confirmReport(tools: Omit<FilingTools, 'hidingsPerHour' | 'originOf'>, reportId: string) {
  const { trx, clock, targets } = tools;
  const report = await trx
    .updateTable('report')
    .set({ unconfirmed: false })
    .where('id', '=', reportId)
    .where('unconfirmed', '=', true)
    .returning(['case_id', 'reason', 'details', 'reporter_email', 'created_at'])
    .executeTakeFirst();
  if (!report) return (await isThere(trx, reportId)) ? ('already' as const) : undefined;
  const row = await trx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id', 'reports', 'weight', 'hidden_at', 'door', 'closed_at'])
    .where('id', '=', report.case_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { details, reporter_email, created_at } = report;
  const reason = report.reason as ReportReason | 'copyright';
  const target = await targets.findForModerators(trx, await thingOf(trx, row));
  const filed = { target, reason, details, email: reporter_email, at: created_at, thingId: row.thing_id };
  // The person who closed the case had read the report.
  if (row.closed_at !== null) {
    await queueOutcome(trx, reportId);
    return { ...filed, isNewCase: false, isOpen: false };
  }
  const counted = { reason, reporter_id: null, reporter_email, storyId: target?.storyId ?? null };
  return { ...filed, isNewCase: await takeUp(tools, row, counted, clock.now()), isOpen: true };
}

async function isThere(trx: Transaction<Tables>, reportId: string): Promise<boolean> {
  return (await trx.selectFrom('report').select('id').where('id', '=', reportId).executeTakeFirst()) !== undefined;
}

interface CountedReport {
  reason: ReportReason | 'copyright';
  reporter_id: string | null;
  reporter_email: string | null;
  storyId: string | null;
}

/** Counts a report in its case, and rings the person on duty for a grave one. @returns whether it is the first one that counts. */
async function takeUp(
  { trx, clock, staff }: Pick<FilingTools, 'trx' | 'clock' | 'staff'>,
  open: OpenCase,
  report: CountedReport,
  now: Date,
): Promise<boolean> {
  const { reason, reporter_id, reporter_email, storyId } = report;
  const key = reporter_id === null ? { reporter_email: reporter_email ?? '' } : { reporter_id };
  const record = await recordOf(trx, key);
  await countReport(trx, open, { reason, record, hasAccount: reporter_id !== null, storyId });
  await countInMonth(trx, now, reporter_id === null ? 'reports-without-account' : 'reports');
  const about = graveAbout(reason);
  if (about) await ringGrave({ trx, clock, staff }, open.id, { about, isConfirmed: true });
  return open.reports === 0;
}

/** Has a reporter told what was decided: their report joins a closed case. */
async function queueOutcome(trx: Transaction<Tables>, reportId: string): Promise<void> {
  await trx.updateTable('report').set({ tell: true }).where('id', '=', reportId).execute();
}

/** The report of a case that this person made before; of those without a name, one from the same place. */
function reportBefore(trx: Transaction<Tables>, caseId: string, reporter: Reporter, origin: string) {
  const reports = trx.selectFrom('report').select(['id', 'created_at', 'unconfirmed']).where('case_id', '=', caseId);
  if ('playerId' in reporter) return reports.where('reporter_id', '=', reporter.playerId).executeTakeFirst();
  if (reporter.email !== undefined) return reports.where('reporter_email', '=', reporter.email).executeTakeFirst();
  return reports
    .where('reporter_id', 'is', null)
    .where('reporter_email', 'is', null)
    .where('found', '=', false)
    .where('origin', '=', origin)
    .executeTakeFirst();
}
