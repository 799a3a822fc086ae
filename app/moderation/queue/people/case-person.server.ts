import { earlierNames } from '~/accounts/names/claim-name.server';
import type { Executor } from '~/platform/database/database.server';
import { recordOf } from '../../cases/open-case.server';
import type { ReporterRecord } from '../../cases/weight';
import { measureText } from '../../decisions/decision-texts';
import type { ReportTargets } from '../../targets/report-targets.server';
import { nameOf } from '../case-name.server';

/** Decisions and open cases shown of each person, the newest. */
const DECISIONS = 10;
const OPEN_CASES = 10;

/** A party to a case: whose it is about, or who reported it. */
export interface CasePerson {
  id: string;
  name: string;
  /** ISO 8601. */
  since: string;
  hidden: boolean;
  /** What they were called before, within a year, newest first. */
  earlierNames: { name: string; until: string }[];
  /** What was decided about them before and is no secret to the reader, newest first. */
  decisions: { id: string; said: string; at: string }[];
  /** Other open cases about them that are no secret, newest first. */
  openCases: { id: string; subject: string }[];
  /** What became of their own reports. */
  sent: ReporterRecord;
}

/** With what the record of a person is read, and by whom. */
export interface RecordReading {
  targets: ReportTargets;
  executor: Executor;
  /** Whether the reader may open cases about harm to children. */
  seesChildren: boolean;
}

/** The record of a person for the person who decides a case. @param caseId the case it is shown with, which is not listed. */
export async function personInCase(
  { targets, executor, seesChildren }: RecordReading,
  playerId: string,
  caseId: string,
): Promise<CasePerson | undefined> {
  const player = await executor
    .selectFrom('player')
    .select(['id', 'name', 'created_at', 'hidden_at'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!player) return undefined;
  return {
    ...{ id: player.id, name: player.name, since: player.created_at.toISOString(), hidden: player.hidden_at !== null },
    earlierNames: await earlierNames(executor, playerId),
    decisions: await decisionsAbout({ targets, executor, seesChildren }, playerId),
    openCases: await openCasesAbout(targets, executor, { playerId, caseId }),
    sent: await recordOf(executor, { reporter_id: playerId }),
  };
}

async function decisionsAbout({ targets, executor, seesChildren }: RecordReading, playerId: string): Promise<CasePerson['decisions']> {
  const rows = await executor
    .selectFrom('moderation_decision')
    .select(['id', 'kind', 'label', 'action', 'hides', 'until', 'made_at', 'review'])
    .where('about_id', '=', playerId)
    .where('action', '<>', 'nothing')
    .$if(!seesChildren, (query) => query.where('about_children', '=', false))
    .orderBy('made_at', 'desc')
    .limit(DECISIONS)
    .execute();
  return rows.map(({ id, made_at, review, ...decided }) => ({
    ...{ id, at: made_at.toISOString() },
    said: `${measureText(decided, targets.textOf)}${review === 'reversed' ? ' Taken back.' : ''}`,
  }));
}

async function openCasesAbout(
  targets: ReportTargets,
  executor: Executor,
  { playerId, caseId }: { playerId: string; caseId: string },
): Promise<CasePerson['openCases']> {
  const rows = await executor
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id'])
    .where('owner_id', '=', playerId)
    .where('closed_at', 'is', null)
    .where('urgency', '<', 2)
    .where('id', '<>', caseId)
    .orderBy('opened_at', 'desc')
    .limit(OPEN_CASES)
    .execute();
  const cases = [];
  for (const { id, kind, thing_id } of rows) {
    cases.push({ id, subject: (await nameOf(targets, executor, { kind, id: thing_id })).subject });
  }
  return cases;
}
