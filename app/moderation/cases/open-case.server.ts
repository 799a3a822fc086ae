import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { FoundReason } from '~/platform/feature/detector';
import { changedSince, keepEvidence } from '../evidence/keep-evidence.server';
import { countInMonth } from '../numbers/numbers.server';
import type { ReportReason } from '../report/report';
import type { CaseTools } from '../targets/report-targets.server';
import { type ReporterRecord, reachWeight, reportWeight, urgencyOf } from './weight';

/** Reads of a story are counted up to this number; more readers make no difference. */
const MAX_READERS = 10_000;

/** What a case is about. */
export interface CaseSubject {
  kind: string;
  thingId: string;
  ownerId: string | null;
  /** The story it is or belongs to, whose readers give it weight. */
  storyId: string | null;
  /** Whether it is about harm to children: a case apart, for those who handle them. */
  isUrgent?: boolean;
}

export interface OpenCase {
  id: string;
  kind: string;
  /** Reports that count. */
  reports: number;
  /** 0 as long as nothing counts. */
  weight: number;
  /** When reports took the target out of sight; null if they have not. */
  hidden_at: Date | null;
  /** Whether they put a door before it instead. */
  door: boolean;
}

/**
 * The open case of a target, locked; where there is none, a new one that keeps the target as it stands. Whatever stands under a pen name
 * is the matter of the person whose it is. What was nobody's when its case was opened is theirs who have changed it since.
 */
export async function openCase(tools: CaseTools, { ownerId, ...subject }: CaseSubject, at: Date): Promise<OpenCase> {
  const { trx } = tools;
  const accountId = ownerId === null ? null : await moderatedPlayer.accountOf(trx, ownerId);
  let found = await insertOrLock(tools, { ...subject, accountId }, at);
  // The one that was open was closed while this waited for it.
  while (!found) found = await insertOrLock(tools, { ...subject, accountId }, at);
  const { owner_id, left_hash, ...open } = found;
  if (owner_id === null && left_hash === null && accountId !== null) {
    await trx.updateTable('moderation_case').set({ owner_id: accountId }).where('id', '=', open.id).execute();
  }
  return open;
}

type NewCase = Pick<CaseSubject, 'kind' | 'thingId' | 'isUrgent'> & { accountId: string | null };

/** @returns undefined where the open case is closed while this waits for its lock. */
async function insertOrLock({ trx, targets }: CaseTools, { kind, thingId, accountId, isUrgent = false }: NewCase, at: Date) {
  const id = thingId.toLowerCase();
  const opened = await trx
    .insertInto('moderation_case')
    .values({ id: randomUUID(), kind, thing_id: id, owner_id: accountId, opened_at: at, urgency: isUrgent ? 2 : 0 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (opened) await keepEvidence({ trx, targets }, { caseId: opened.id, ownerId: accountId, kind, thingId: id, at });
  return trx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'reports', 'weight', 'hidden_at', 'door', 'owner_id', 'left_hash'])
    .where('kind', '=', kind)
    .where('thing_id', '=', id)
    .where('urgency', isUrgent ? '=' : '<', 2)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A report that a case takes up. */
interface AddedReport {
  reporter_id: string | null;
  reporter_email: string | null;
  reason: ReportReason | 'copyright';
  details: string;
  unconfirmed: boolean;
  origin: string | null;
}

/** Writes a report down. What it does to its case is done by `countReport`. @returns the report's id. */
export async function addReport(trx: Transaction<Tables>, caseId: string, report: AddedReport, at: Date): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('report')
    .values({ id, case_id: caseId, created_at: at, ...report })
    .execute();
  return id;
}

interface CountedReport {
  reason: ReportReason | 'copyright';
  record: ReporterRecord;
  hasAccount: boolean;
  /** The story it is about, if there is one. */
  storyId: string | null;
}

/** Counts a report in its locked case, whose place in the queue it raises. */
export async function countReport(
  trx: Transaction<Tables>,
  open: OpenCase,
  { reason, storyId, ...reporter }: CountedReport,
): Promise<void> {
  const weight = reportWeight(reason, reporter) + (await firstWeight(trx, open, storyId));
  await addWeight(trx, open.id, { weight, reports: 1, urgency: urgencyOf(reason) });
}

/** What the readers of its story add to a case with the first that counts. */
async function firstWeight(trx: Transaction<Tables>, { weight }: OpenCase, storyId: string | null): Promise<number> {
  return weight === 0 && storyId !== null ? reachWeight(await readsOf(trx, storyId)) : 0;
}

interface SiteFinding extends CaseSubject {
  reason: FoundReason;
  /** An objection, in the words of who objects. */
  details?: string;
  /** What the site's own words are made from. */
  params?: object;
}

/** Brings what the site found before moderators; the same finding again changes nothing while its case is open. */
export async function openFinding(tools: CaseTools, { reason, details = '', params, ...subject }: SiteFinding, at: Date): Promise<void> {
  const { trx } = tools;
  const found = { reason: reason.id, details, params: params ? JSON.stringify(params) : null, found: true };
  const open = await openCase(tools, subject, at);
  const added = await trx
    .insertInto('report')
    .values({ id: randomUUID(), case_id: open.id, reporter_id: null, reporter_email: null, created_at: at, ...found })
    .onConflict((conflict) => conflict.columns(['case_id', 'reason']).where('found', '=', true).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const weight = reason.weight + (await firstWeight(trx, open, subject.storyId));
  await addWeight(trx, open.id, { weight });
  await countInMonth(trx, at, 'found');
}

async function addWeight(
  trx: Transaction<Tables>,
  caseId: string,
  { weight, reports = 0, urgency = 0 }: { weight: number; reports?: number; urgency?: number },
): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({
      weight: sql`weight + ${weight}`,
      reports: sql`reports + ${reports}`,
      urgency: sql`greatest(urgency, ${urgency}::smallint)`,
    })
    .where('id', '=', caseId)
    .execute();
}

async function readsOf(executor: Executor, storyId: string): Promise<number> {
  const reads = executor.selectFrom('story_read').select('day').where('story_id', '=', storyId).limit(MAX_READERS).as('read');
  const { count } = await executor
    .selectFrom(reads)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What became of the reports that a player or an address made before. One that was decided 'nothing' after its target had been
 * changed does not count: it may have been right.
 */
export async function recordOf(
  executor: Executor,
  reporter: { reporter_id: string } | { reporter_email: string },
): Promise<ReporterRecord> {
  return executor
    .selectFrom('report')
    .innerJoin('moderation_case', 'moderation_case.id', 'report.case_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('closed_at', 'is not', null).as('decided'),
      fn.countAll<number>().filterWhere('upheld', '=', true).as('upheld'),
    ])
    .where((report) => report.and(reporter))
    .where('report.unconfirmed', '=', false)
    .where(sql<boolean>`not (moderation_case.upheld is false and ${changedSince(sql.ref('report.created_at'))})`)
    .executeTakeFirstOrThrow();
}
