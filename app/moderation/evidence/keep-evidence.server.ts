import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import type { CaseTools, ReportTargets } from '../targets/report-targets.server';
import type { EvidenceVersion } from './evidence';

/** Keeps with a new case what was reported as it stood; later changes are kept by the database. @see docs/product/moderation.md */
export async function keepEvidence(
  { trx, targets }: CaseTools,
  { caseId, ownerId, kind, thingId, at }: { caseId: string; ownerId: string | null; kind: string; thingId: string; at: Date },
): Promise<void> {
  const snapshot = await targets.snapshot(trx, { kind, id: thingId });
  if (!snapshot) return;
  const facts = JSON.stringify({ ...snapshot.watched, ...snapshot.besides });
  await trx.insertInto('case_evidence').values({ case_id: caseId, owner_id: ownerId, at, event: 'reported', facts }).execute();
}

/** A short text that is the same for a target as long as it is not changed; null for what is gone. */
export async function fingerprintOf(targets: ReportTargets, executor: Executor, name: TargetName): Promise<string | null> {
  const snapshot = await targets.snapshot(executor, name);
  return snapshot ? createHash('sha256').update(JSON.stringify(snapshot.watched)).digest('base64url') : null;
}

/** Whether the target of a case was changed or deleted after a moment, as a condition on `moderation_case`. */
export function changedSince(moment: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from case_evidence later where later.case_id = moderation_case.id and later.event <> 'reported' and later.at > ${moment})`;
}

/** What a case keeps of its target, in its order. */
export async function evidenceOf(executor: Executor, caseId: string): Promise<EvidenceVersion[]> {
  const rows = await executor
    .selectFrom('case_evidence')
    .select(['event', 'at', 'facts'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ event, at, facts }) => ({ event, at: at.toISOString(), facts }));
}

/** The title of what a case is about, as it was reported; undefined for what had none. */
export async function reportedTitle(executor: Executor, caseId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('case_evidence')
    .select(sql<string | null>`facts ->> 'title'`.as('title'))
    .where('case_id', '=', caseId)
    .where('event', '=', 'reported')
    .executeTakeFirst();
  return row?.title ?? undefined;
}

/** How much of the words is read for a list, in characters. */
const BEGINNING = 400;

/** The beginning of what was written, as it was reported, and whether it was rated Mature, by case. */
export async function reportedWords(
  executor: Executor,
  caseIds: readonly string[],
): Promise<Map<string, { text: string; isMature: boolean }>> {
  if (caseIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('case_evidence')
    .select('case_id')
    .select(
      sql<string>`left(coalesce(nullif(facts ->> 'body', ''), nullif(facts ->> 'text', ''), facts ->> 'bio', ''), ${BEGINNING})`.as('text'),
    )
    .select(sql<boolean>`coalesce(facts ->> 'content_rating' = 'mature', false)`.as('mature'))
    .where('case_id', 'in', caseIds)
    .where('event', '=', 'reported')
    .execute();
  return new Map(rows.map(({ case_id, text, mature }) => [case_id, { text, isMature: mature }]));
}
