import type { Executor } from '~/platform/database/database.server';
import { measureText, reasonGiven } from '../decisions/decision-texts';
import type { ReportTargets } from '../targets/report-targets.server';

/** An objection and the decision that it is against. */
export interface ShownObjection {
  /** Such as 'the decision about the story “The Ninth Gate”'. */
  label: string;
  decided: string;
  reason: string;
  words: string;
}

/**
 * The decision that an objection is against, and the case it was made in, whose reports and evidence its judge is shown, too.
 * @returns undefined where the decision is gone; `of` names the thing alone where only its case is.
 */
export async function objectionTo(
  targets: ReportTargets,
  executor: Executor,
  decisionId: string,
): Promise<{ shown: ShownObjection; of: { id: string; kind: string; thing_id: string } } | undefined> {
  const decision = await executor
    .selectFrom('moderation_decision')
    .select(['id', 'case_id', 'thing_id', 'kind', 'label', 'action', 'hides', 'until', 'reason', 'objection'])
    .where('id', '=', decisionId)
    .executeTakeFirst();
  if (!decision) return undefined;
  const { id, case_id, thing_id, reason, objection, ...decided } = decision;
  return {
    shown: {
      label: `the decision about ${targets.textOf(decided.kind, decided.label)}`,
      ...{ decided: measureText(decided, targets.textOf), reason: reasonGiven({ ...decided, reason }), words: objection ?? '' },
    },
    of: { id: case_id ?? id, kind: decided.kind, thing_id },
  };
}
