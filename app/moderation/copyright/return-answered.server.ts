import { sql } from 'kysely';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { lockCase } from '../decisions/case-facts.server';
import { closeCase, type DecideDependencies } from '../decisions/decide.server';
import { reviewDecision } from '../decisions/reversing/review.server';
import { answeredBefore } from './strikes';

/** The decisions about a complaint, which is a row of the query, that has been answered, and about which nobody has decided again. */
const openAnswers = sql`
  from moderation_decision as decision
  join moderation_case as objection on objection.kind = 'decision' and objection.thing_id = decision.id::text and objection.closed_at is null
  where decision.case_id = copyright_complaint.case_id and decision.strike and decision.review is null`;

/**
 * Takes back what followed a complaint, fourteen days after it was answered: the person who complained has not gone to court, or
 * not shown it, as then a moderator keeps the decision. The text comes back, and the complaint counts no longer.
 * @returns how many.
 * @see docs/product/moderation.md
 */
export async function returnAnswered({
  db,
  clock,
  targets,
  copyBans,
  copyHidings,
  log,
}: Pick<DecideDependencies, 'db' | 'clock' | 'targets' | 'copyBans' | 'copyHidings'> & { log: Pick<Log, 'error'> }): Promise<number> {
  const returnOne = (complaintId: string) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ decision_id: string; case_id: string }>`
        select answered.decision_id, answered.case_id
        from copyright_complaint, lateral (select decision.id, objection.id ${openAnswers}) as answered (decision_id, case_id)
        where copyright_complaint.id = ${complaintId}`.execute(trx);
      const [answered] = rows;
      const objection = answered && (await lockCase(trx, answered.case_id));
      if (!objection) return false;
      const reviewed = { decisionId: answered.decision_id, moderatorId: null, measure: 'reverse', reason: '' } as const;
      await reviewDecision({ trx, clock, targets }, reviewed);
      await closeCase({ trx, clock, targets }, objection, reviewed);
      return true;
    });
  const due = {
    table: 'copyright_complaint',
    key: 'id',
    due: 'answered_at',
    where: sql<boolean>`answered_at <= ${answeredBefore(clock.now())} and exists (select ${openAnswers})`,
  } as const;
  const back = await sweep(db, due, returnOne, (error, complaintId) =>
    log.error({ err: error, complaintId }, 'a text whose complaint was answered could not come back'),
  );
  if (back > 0) {
    await copyBans();
    await copyHidings();
  }
  return back;
}
