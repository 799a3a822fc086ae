import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { type CaseFacts, handlersAmong, type StaffMember } from '../policy';
import type { ReportTargets } from '../targets/report-targets.server';
import { writersOf } from '../targets/writers-of.server';
import type { Measure } from './measures';

/** An open case, locked. */
export type CaseRow = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** Locks an open case; undefined when there is none. */
export async function lockCase(trx: Transaction<Tables>, caseId: string) {
  if (!isUuid(caseId)) return undefined;
  return trx
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id', 'owner_id', 'left_hash', 'urgency', 'hidden_at_once', 'opened_at', 'taken_by', 'taken_until'])
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Who is party to a case, and who works on it. @param staff everybody with a role. */
export async function caseFacts(
  executor: Executor,
  row: Pick<CaseRow, 'id' | 'kind' | 'thing_id' | 'owner_id' | 'urgency' | 'taken_by' | 'taken_until'>,
  { staff, now }: { staff: readonly StaffMember[]; now: Date },
): Promise<CaseFacts> {
  const reporters = await executor
    .selectFrom('report')
    .select('reporter_id')
    .where('case_id', '=', row.id)
    .where('reporter_id', 'is not', null)
    .execute();
  const decision =
    row.kind === 'decision'
      ? await executor.selectFrom('moderation_decision').select('moderator_id').where('id', '=', row.thing_id).executeTakeFirst()
      : undefined;
  return {
    urgency: row.urgency,
    ownerId: row.owner_id,
    writerIds: await storyWritersOf(executor, row),
    reporterIds: reporters.flatMap(({ reporter_id }) => reporter_id ?? []),
    deciderId: decision?.moderator_id ?? null,
    staffIds: staff.map(({ id }) => id),
    takenBy: row.taken_until !== null && row.taken_until > now ? row.taken_by : null,
    handlerIds: handlersAmong(staff),
  };
}

/** What features declare to do about a case: for its kind, and for what the site found in it. */
export async function declaredMeasures(targets: ReportTargets, executor: Executor, row: Pick<CaseRow, 'id' | 'kind'>): Promise<Measure[]> {
  const found = await executor
    .selectFrom('report')
    .select('reason')
    .distinct()
    .where('case_id', '=', row.id)
    .where('found', '=', true)
    .execute();
  return [...targets.measuresOf(row.kind), ...found.flatMap(({ reason }) => targets.reasons.of(reason).measures ?? [])];
}

/** The accounts of those who wrote the story that a case is about, with others. */
async function storyWritersOf(executor: Executor, { kind, thing_id }: Pick<CaseRow, 'kind' | 'thing_id'>): Promise<string[]> {
  const { rows } = await writersOf(sql`story_of_case(${kind}, ${thing_id})`).execute(executor);
  return rows.map(({ id }) => id);
}
