import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import type { Before } from '../../moderation.tables';
import type { ReportTargets } from '../../targets/report-targets.server';
import { undoMeasure } from '../apply-measure.server';
import { decisionsInForce, holdDecisionsAbout } from '../in-force.server';
import { keepsHidden } from '../keeps-hidden.server';

/** A decision with all its columns, locked. */
export type DecisionRow = NonNullable<Awaited<ReturnType<typeof lockDecision>>>;

/** Locks a decision, and what is decided about the same person, thing and story; undefined where there is none. */
export async function lockDecision(trx: Transaction<Tables>, decisionId: string) {
  const rows = trx.selectFrom('moderation_decision').where('id', '=', decisionId);
  const named = await rows.select(['about_id', 'thing_id', 'story_id']).executeTakeFirst();
  if (!named) return undefined;
  await holdDecisionsAbout(trx, named);
  return rows.selectAll().forUpdate().executeTakeFirst();
}

/**
 * Takes a decision back: notes it, and undoes what it did, except what another decision or case still does.
 * @param moderatorId null where it is taken back by itself.
 */
export async function reverseDecision(
  { trx, clock, targets }: { trx: Transaction<Tables>; clock: Clock; targets: ReportTargets },
  row: DecisionRow,
  { moderatorId, reason }: { moderatorId: string | null; reason: string },
): Promise<void> {
  const now = clock.now();
  await trx
    .updateTable('moderation_decision')
    .set({ review: 'reversed', review_reason: reason, reviewed_at: now, ...(moderatorId && { reviewer_id: moderatorId }) })
    .where('id', '=', row.id)
    .execute();
  const target = await targets.findForModerators(trx, { kind: row.kind, id: row.thing_id });
  const inForce = await decisionsInForce(trx, row, { targets, now });
  const { kind, thing_id } = row;
  const hidden = { kind, thing_id, story_id: target ? targets.storyHiddenWith(target) : row.story_id };
  const isKept = await keepsHidden(trx, hidden, { targets, decisionId: row.id });
  const before = await withoutReplaced(trx, row);
  await undoMeasure({ trx, clock, targets }, row.action, { target, ownerId: row.about_id, inForce, isKept }, before);
}

/** What a measure replaces by something else, in turn with other decisions. */
const replaced = ['content', 'title', 'name', 'bio'] as const satisfies readonly (keyof Before)[];

/** What a decision replaced, without what a later one in force replaced in turn: that one puts it back in its time. */
async function withoutReplaced(trx: Transaction<Tables>, { id, kind, thing_id, story_id, made_at, before }: DecisionRow): Promise<Before> {
  const rest = { ...before };
  for (const part of replaced) {
    if (rest[part] === undefined) continue;
    const { playerId = thing_id } = before;
    const isSame = before.playerId
      ? sql<boolean>`coalesce(before ->> 'playerId', thing_id) = ${playerId}`
      : sql<boolean>`(kind = ${kind} and thing_id = ${thing_id} or story_id = ${story_id})`;
    const later = await trx
      .selectFrom('moderation_decision')
      .select('id')
      .where('id', '<>', id)
      .where('made_at', '>=', made_at)
      .where(sql<boolean>`review is distinct from 'reversed' and before ? ${part} and ${isSame}`)
      .orderBy('made_at')
      .limit(1)
      .executeTakeFirst();
    if (!later) continue;
    const first = JSON.stringify({ [part]: rest[part] });
    await trx
      .updateTable('moderation_decision')
      .set({ before: sql`before || ${first}::jsonb` })
      .where('id', '=', later.id)
      .execute();
    delete rest[part];
  }
  return rest;
}
