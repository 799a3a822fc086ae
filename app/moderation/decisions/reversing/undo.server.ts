import type { Transaction } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { countClosed, countInMonth } from '../../numbers/numbers.server';
import type { DecideDependencies } from '../decide.server';
import { decisionNotice, storedDecision } from '../decision-notice';
import { decisionTexts } from '../decision-texts';
import { type DecisionRow, lockDecision, reverseDecision } from './reverse.server';

/** For how long a moderator can take back their own decision. */
const UNDO_MS = 10 * MINUTE_MS;

/**
 * Takes back a decision that its moderator has just made: undoes what it did, opens its case again, and tells the person, unless
 * nothing had been done to them.
 * @returns the id of the case.
 * @throws {Refusal} not their own; older than ten minutes; objected to, undone or closed again meanwhile; of a player who has left.
 * @see docs/product/moderation.md
 */
export async function undoDecision(
  { db, clock, targets, copyBans, copyHidings }: Pick<DecideDependencies, 'db' | 'clock' | 'targets' | 'copyBans' | 'copyHidings'>,
  moderator: Viewer,
  decisionId: string,
): Promise<string> {
  const undone = db.transaction().execute(async (trx) => {
    const now = clock.now();
    // Its case first, as reports and decisions have it: whoever opens another one meanwhile waits for nothing that is held here.
    const opened = await openAgain(trx, decisionId);
    const decision = opened && (await lockDecision(trx, decisionId));
    if (!decision || !mayUndo(moderator, decision, now) || !decision.case_id) throw cannotUndo();
    await reverseDecision({ trx, clock, targets }, decision, { moderatorId: moderator.id, reason: '' });
    // In the month in which it was decided, which may have been the last one.
    await countInMonth(trx, decision.made_at, `decided:${decision.action}`, -1);
    await countClosed(trx, { openedAt: opened.at, closedAt: decision.made_at, by: -1 });
    await recordAudit(trx, { actorId: moderator.id, action: 'undo', subjectId: decision.about_id }, now);
    const { kind, label, basis, about_id } = decision;
    if (about_id !== null && decision.action !== 'nothing' && decision.action !== 'release') {
      const facts = { kind, label, action: 'reverse' as const, hides: false, until: null, basis, reason: '' };
      // It takes the place of what they were told before, where they have not read it.
      const keys = { dedupeKey: `undo:${decisionId}`, groupKey: `decision:${decisionId}` };
      await notify(trx, [{ playerId: about_id, kind: decisionNotice, ...keys, params: storedDecision(facts) }], now);
    }
    return { action: decision.action, caseId: decision.case_id };
  });
  const { action, caseId } = await undone.catch((error: unknown) => {
    // A report has opened a case about the same in this very moment.
    if (isUniqueViolation(error, 'moderation_case_open')) throw cannotUndo();
    throw error;
  });
  if (action === 'ban' || action === 'suspend') await copyBans();
  await copyHidings();
  return caseId;
}

/** Whether a decision is a moderator's own of the last minutes, that stands and was not done to a player who has left. */
function mayUndo(moderator: Viewer, { moderator_id, made_at, objected_at, review, about_id, action }: DecisionRow, now: Date): boolean {
  const isToLeft = about_id === null && (action === 'suspend' || action === 'ban');
  const isRecent = made_at.getTime() > now.getTime() - UNDO_MS;
  return moderator_id === moderator.id && isRecent && objected_at === null && review === null && !isToLeft;
}

function cannotUndo(): Refusal {
  return new Refusal(decisionTexts.cannotUndo, { status: 409 });
}

/** Opens the closed case of a decision again. @returns when it was first opened; undefined where it is gone, or where another one about the same has been opened since. */
async function openAgain(trx: Transaction<Tables>, decisionId: string): Promise<{ at: Date } | undefined> {
  const closed = await trx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id', 'urgency', 'opened_at'])
    .where('id', '=', trx.selectFrom('moderation_decision').select('case_id').where('id', '=', decisionId))
    .where('closed_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!closed) return undefined;
  const other = await trx
    .selectFrom('moderation_case')
    .select('id')
    .where('kind', '=', closed.kind)
    .where('thing_id', '=', closed.thing_id)
    .where('urgency', closed.urgency === 2 ? '=' : '<', 2)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (other) return undefined;
  await trx.updateTable('moderation_case').set({ closed_at: null, upheld: null, settled_as: null }).where('id', '=', closed.id).execute();
  await trx.updateTable('report').set({ tell: false }).where('case_id', '=', closed.id).execute();
  return { at: closed.opened_at };
}
