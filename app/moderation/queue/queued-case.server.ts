import type { Executor } from '~/platform/database/database.server';
import type { RuleName } from '~/platform/feature/detector';
import { shortened } from '~/platform/text/shortened';
import type { CaseReason } from '../cases/reasons';
import { isFolded, type Severity, severityOf } from '../cases/severity';
import type { Urgency } from '../cases/weight';
import { laterText } from '../evidence/evidence';
import { reportedWords } from '../evidence/keep-evidence.server';
import type { ReportTargets } from '../targets/report-targets.server';
import { nameOf } from './case-name.server';

/** How much of its words a row shows, in characters. */
const EXCERPT = 220;

/** A case in the queue. */
export interface QueuedCase {
  id: string;
  /** What it is about, such as 'the story “The Ninth Gate”'. */
  subject: string;
  /** What its kind is called: 'chapter'. */
  kind: string;
  /** The person whose target it is, with how many open cases are about them. */
  owner: { id: string | undefined; name: string; open: number } | undefined;
  /** Each reason with how often it was given, the most frequent first. */
  reasons: { reason: CaseReason; label: string; breaks: RuleName | undefined; count: number }[];
  /** The beginning of the words, as they were reported. */
  excerpt: string;
  /** Whether the words show only on demand. */
  folded: boolean;
  /** Whether the words are kept back from all but the person who has taken the case. */
  withheld: boolean;
  /** How long it has been open: '3 hours'. */
  age: string;
  severity: Severity;
  /** Who works on it; with until when, ISO 8601. */
  takenBy: { id: string; name: string; until: string } | undefined;
}

export interface QueuedRow {
  id: string;
  kind: string;
  thing_id: string;
  owner_id: string | null;
  urgency: Urgency;
  weight: number;
  opened_at: Date;
  taken_by: string | null;
  taken_until: Date | null;
}

/** What the queue says of cases, in the same order. */
export async function describeCases(
  { targets, viewerId, now }: { targets: ReportTargets; viewerId: string; now: Date },
  executor: Executor,
  rows: readonly QueuedRow[],
): Promise<QueuedCase[]> {
  const ids = rows.map(({ id }) => id);
  const reasons = await reasonsOf(executor, ids);
  const words = await reportedWords(executor, ids);
  const open = await openCasesOf(
    executor,
    rows.flatMap(({ owner_id }) => owner_id ?? []),
  );
  const names = await namesOf(
    executor,
    rows.flatMap(({ taken_by, owner_id }) => [taken_by, owner_id].filter((id) => id !== null)),
  );
  const cases: QueuedCase[] = [];
  for (const row of rows) {
    const { subject, owner: author } = await nameOf(targets, executor, { kind: row.kind, id: row.thing_id });
    const given = (reasons.get(row.id) ?? []).map((each) => ({ ...each, ...targets.reasons.of(each.reason) }));
    const { text = '', isMature = false } = words.get(row.id) ?? {};
    const takenBy = holderOf(row, names, now);
    const withheld = takenBy?.id !== viewerId && given.some(({ reason }) => reason === 'personal');
    cases.push({
      ...{ id: row.id, subject, kind: targets.nounOf(row.kind), withheld },
      reasons: given.map(({ reason, label, breaks, count }) => ({ reason, label, breaks, count })),
      folded: isFolded(given, isMature),
      excerpt: withheld ? '' : shortened(text, EXCERPT),
      owner: ownerOf(row, names.get(row.owner_id ?? '') ?? author, open),
      ...{ age: laterText(now.getTime() - row.opened_at.getTime()), severity: severityOf(row), takenBy },
    });
  }
  return cases;
}

function ownerOf({ owner_id }: QueuedRow, name: string | undefined, open: ReadonlyMap<string, number>): QueuedCase['owner'] {
  return name === undefined ? undefined : { id: owner_id ?? undefined, name, open: open.get(owner_id ?? '') ?? 0 };
}

function holderOf({ taken_by, taken_until }: QueuedRow, names: ReadonlyMap<string, string>, now: Date): QueuedCase['takenBy'] {
  const name = taken_by === null ? undefined : names.get(taken_by);
  if (taken_by === null || name === undefined || taken_until === null || taken_until <= now) return undefined;
  return { id: taken_by, name, until: taken_until.toISOString() };
}

async function reasonsOf(executor: Executor, caseIds: readonly string[]): Promise<Map<string, GivenReason[]>> {
  const byCase = new Map<string, GivenReason[]>();
  if (caseIds.length === 0) return byCase;
  const rows = await executor
    .selectFrom('report')
    .select(({ fn }) => ['case_id', 'reason', fn.countAll<number>().as('count')])
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  for (const { case_id, reason, count } of rows) byCase.set(case_id, [...(byCase.get(case_id) ?? []), { reason, count }]);
  return byCase;
}

interface GivenReason {
  reason: CaseReason;
  count: number;
}

/** How many open cases that are no secret are about each person. */
async function openCasesOf(executor: Executor, playerIds: readonly string[]): Promise<Map<string, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('moderation_case')
    .select(({ fn }) => ['owner_id', fn.countAll<number>().as('count')])
    .where('owner_id', 'in', playerIds)
    .where('closed_at', 'is', null)
    .where('urgency', '<', 2)
    .groupBy('owner_id')
    .execute();
  return new Map(rows.map(({ owner_id, count }) => [owner_id ?? '', count]));
}

async function namesOf(executor: Executor, playerIds: readonly string[]): Promise<Map<string, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await executor.selectFrom('player').select(['id', 'name']).where('id', 'in', playerIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
