import { sql } from 'kysely';
import type { HistoryCase, PersonHistory } from '~/accounts/people-desk/person-history';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { recordOf } from '../cases/open-case.server';
import type { CaseReason } from '../cases/reasons';
import { ownDecisions } from '../decisions/own-decisions.server';
import { caseAddress } from '../desk/views';
import { nameOf } from '../queue/case-name.server';
import type { ReportTargets } from '../targets/report-targets.server';

/** Cases shown, the newest. */
const CASES = 20;
/** Harm to children is named by nothing outside its case. */
const UNNAMED = 'something reported as harm to children';

/**
 * Reports of a person and decisions about them, for their record; undefined for an invalid id.
 * @param reader who reads their own record is not shown what was reported about them; moderators nothing about harm to children.
 * @see docs/product/admin.md
 */
export async function personHistory(
  { db, clock, targets }: { db: Db; clock: Clock; targets: ReportTargets },
  reader: { id: string; seesChildren: boolean },
  playerId: string,
): Promise<PersonHistory | undefined> {
  if (!isUuid(playerId)) return undefined;
  const isOwn = reader.id === playerId;
  const record = await recordOf(db, { reporter_id: playerId });
  return {
    decisions: await ownDecisions({ db, clock, targets }, playerId, { withChildren: isOwn || reader.seesChildren }),
    cases: isOwn ? [] : await casesAbout(targets, db, { playerId, seesChildren: reader.seesChildren }),
    sent: record,
  };
}

async function casesAbout(
  targets: ReportTargets,
  db: Db,
  { playerId, seesChildren }: { playerId: string; seesChildren: boolean },
): Promise<HistoryCase[]> {
  const rows = await db
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id', 'urgency', 'upheld', 'opened_at', 'closed_at'])
    .select(sql<CaseReason[]>`array(select distinct reason from report where case_id = moderation_case.id order by reason)`.as('reasons'))
    .where('owner_id', '=', playerId)
    .where('urgency', '<=', seesChildren ? 2 : 1)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .limit(CASES)
    .execute();
  const cases: HistoryCase[] = [];
  for (const { id, kind, thing_id, urgency, upheld, opened_at, closed_at, reasons } of rows) {
    const subject = urgency === 2 ? UNNAMED : (await nameOf(targets, db, { kind, id: thing_id })).subject;
    const isOpen = closed_at === null;
    cases.push({
      ...{ id, subject, reasons: reasons.map((reason) => targets.reasons.of(reason).label), at: opened_at.toISOString() },
      state: isOpen ? 'open' : upheld ? 'upheld' : 'dismissed',
      to: isOpen ? caseAddress(id) : undefined,
    });
  }
  return cases;
}
