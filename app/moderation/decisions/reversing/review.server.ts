import type { Transaction } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Executor, Tables } from '~/platform/database/database.server';
import { inTransaction } from '~/platform/database/in-transaction.server';
import { Refusal } from '~/platform/forms/refusal';
import { openFinding } from '../../cases/open-case.server';
import { ownReasons } from '../../cases/reasons';
import { countInMonth } from '../../numbers/numbers.server';
import { mayObject } from '../../policy';
import type { CaseTools, ReportTargets } from '../../targets/report-targets.server';
import { decisionNotice, storedDecision } from '../decision-notice';
import { decisionTexts } from '../decision-texts';
import type { Measure } from '../measures';
import { isToldOf } from '../own-decisions.server';
import { lockDecision, reverseDecision } from './reverse.server';

/**
 * Objects to a decision, which opens a case for another moderator, or to what reports hide, in its open case.
 * @throws {Refusal} not theirs, a second time, or after six months.
 * @see docs/product/moderation.md
 */
export async function objectTo(
  { db, clock, targets }: { db: Executor; clock: Clock; targets: ReportTargets },
  player: { id: string },
  { decisionId, objection }: { decisionId: string; objection: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const now = clock.now();
    if (await objectToHiding({ trx, targets }, player, { caseId: decisionId, objection, now })) return;
    const row = await trx
      .selectFrom('moderation_decision')
      .select(['about_id', 'about_children', 'made_at', 'objected_at', 'review'])
      .where('id', '=', decisionId)
      .forUpdate()
      .executeTakeFirst();
    const ageDays = row ? (now.getTime() - row.made_at.getTime()) / DAY_MS : Number.POSITIVE_INFINITY;
    const facts = { aboutId: row?.about_id ?? null, ageDays, objected: row?.objected_at !== null || row.review !== null };
    if (!row || !mayObject(player, facts)) throw new Refusal(decisionTexts.cannotObject, { status: 403 });
    await trx.updateTable('moderation_decision').set({ objection, objected_at: now }).where('id', '=', decisionId).execute();
    const subject = { kind: 'decision' as const, thingId: decisionId, ownerId: player.id, storyId: null };
    await openFinding(
      { trx, targets },
      { ...subject, isUrgent: row.about_children, reason: ownReasons.objection, details: objection },
      now,
    );
    await countInMonth(trx, now, 'objections');
  });
}

interface HidingObjection {
  caseId: string;
  objection: string;
  now: Date;
}

/** @returns false for what is no case that hides something of theirs, or that they have objected to. */
async function objectToHiding(tools: CaseTools, player: { id: string }, { caseId, objection, now }: HidingObjection) {
  const { trx } = tools;
  const hiding = await trx
    .selectFrom('moderation_case')
    .select(['kind', 'thing_id', 'owner_id', 'hidden_story', 'urgency'])
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .where('hidden_at_once', '=', true)
    .where(isToldOf(player.id))
    .executeTakeFirst();
  if (!hiding) return false;
  const subject = { kind: hiding.kind, thingId: hiding.thing_id, ownerId: hiding.owner_id, storyId: hiding.hidden_story };
  await openFinding(tools, { ...subject, isUrgent: hiding.urgency === 2, reason: ownReasons.objection, details: objection }, now);
  await countInMonth(trx, now, 'objections');
  return true;
}

interface Reviewed {
  decisionId: string;
  /** Null where it is taken back by itself, because an answered complaint was not taken to court. */
  moderatorId: string | null;
  measure: Measure;
  reason: string;
}

/** Keeps a decision that was objected to, or takes it back and undoes it; the person is told at once. */
export async function reviewDecision(
  { trx, clock, targets }: { trx: Transaction<Tables>; clock: Clock; targets: ReportTargets },
  { decisionId, moderatorId, measure, reason }: Reviewed,
): Promise<undefined> {
  const now = clock.now();
  const row = await lockDecision(trx, decisionId);
  if (!row) throw new Refusal(decisionTexts.gone, { status: 409 });
  if (measure === 'reverse') {
    await reverseDecision({ trx, clock, targets }, row, { moderatorId, reason });
    await countInMonth(trx, now, 'reversed');
  } else {
    await trx
      .updateTable('moderation_decision')
      .set({ review: 'kept', review_reason: reason, reviewed_at: now, ...(moderatorId && { reviewer_id: moderatorId }) })
      .where('id', '=', decisionId)
      .execute();
  }
  if (row.about_id) {
    const key = `review:${decisionId}`;
    const params = storedDecision({
      kind: row.kind,
      label: row.label,
      action: measure,
      hides: false,
      until: null,
      basis: row.basis,
      reason,
      ...(moderatorId === null && { byItself: true }),
    });
    await notify(trx, [{ playerId: row.about_id, kind: decisionNotice, dedupeKey: key, groupKey: key, params }], now);
  }
  await recordAudit(
    trx,
    {
      actorId: moderatorId,
      action: moderatorId === null ? 'return-answered' : measure,
      subjectId: row.about_id,
      thing: `decision:${decisionId}`,
    },
    now,
  );
}
