import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { caseFacts, lockCase } from '../../decisions/case-facts.server';
import { decisionTexts } from '../../decisions/decision-texts';
import { mayDecide, mayTake, type StaffMember } from '../../policy';

/** How long a case stays with the moderator who took it. */
const TAKEN_MS = HOUR_MS;

interface TakeDependencies {
  db: Db;
  clock: Clock;
  /** Everybody with a role. */
  staff(): Promise<readonly StaffMember[]>;
}

/**
 * Makes an open case a moderator's for an hour; again it begins a new hour.
 * @throws {Refusal} closed already; not theirs to decide; taken by another.
 * @see docs/product/moderation.md
 */
export async function takeCase({ db, clock, staff }: TakeDependencies, moderator: Viewer, caseId: string): Promise<void> {
  const everybody = await staff();
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = await lockCase(trx, caseId);
    if (!row) throw new Refusal(decisionTexts.gone, { status: 409 });
    const facts = await caseFacts(trx, row, { staff: everybody, now });
    if (!mayTake(moderator, facts)) throw refusalOf(mayDecide(moderator, { ...facts, takenBy: null }));
    await trx
      .updateTable('moderation_case')
      .set({ taken_by: moderator.id, taken_until: new Date(now.getTime() + TAKEN_MS) })
      .where('id', '=', caseId)
      .execute();
  });
}

/** Why a moderator cannot take or decide a case. @param isFit whether they could if nobody else had taken it. */
export function refusalOf(isFit: boolean): Refusal {
  return new Refusal(isFit ? decisionTexts.taken : decisionTexts.notYours, { status: 403 });
}

/** Gives back a case that a moderator has taken; of another's it changes nothing. */
export async function giveBackCase({ db }: Pick<TakeDependencies, 'db'>, moderator: Viewer, caseId: string): Promise<void> {
  await db
    .updateTable('moderation_case')
    .set({ taken_by: null, taken_until: null })
    .where('id', '=', caseId)
    .where('taken_by', '=', moderator.id)
    .where('closed_at', 'is', null)
    .execute();
}
