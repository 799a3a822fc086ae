import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Executor } from '~/platform/database/database.server';
import { conditionsOf } from './queue-conditions.server';
import type { QueueFilters } from './queue-filters';

/** Who goes through the queue, and which cases of it they look at. */
export interface QueueWalk {
  viewer: Viewer;
  filters: QueueFilters;
  /** Everybody with a role. */
  staff: readonly { id: string }[];
  now: Date;
}

/** The cases beside another in the order of the queue, among those that a moderator may decide; undefined at its ends. */
export async function casesBeside(
  executor: Executor,
  walk: QueueWalk,
  caseId: string,
): Promise<{ next: string | undefined; previous: string | undefined }> {
  const conditions = sql.join(decidable(walk), sql` and `);
  const here = sql`(select urgency, weight, opened_at, id from moderation_case where id = ${caseId})`;
  const { rows } = await sql<{ next: string | null; previous: string | null }>`
    select
      (select id from moderation_case where ${conditions} and (urgency, weight, opened_at, id) < ${here}
        order by urgency desc, weight desc, opened_at desc, id desc limit 1) as next,
      (select id from moderation_case where ${conditions} and (urgency, weight, opened_at, id) > ${here}
        order by urgency, weight, opened_at, id limit 1) as previous`.execute(executor);
  return { next: rows[0]?.next ?? undefined, previous: rows[0]?.previous ?? undefined };
}

/** What a case must be that this person may decide, as `mayDecide` has it, within their filters. */
function decidable({ viewer, filters, staff, now }: QueueWalk): RawBuilder<boolean>[] {
  const others = staff.map(({ id }) => id).filter((id) => id !== viewer.id);
  return [
    sql<boolean>`closed_at is null and urgency < 2`,
    sql<boolean>`(taken_until is null or taken_until <= ${now} or taken_by = ${viewer.id})`,
    sql<boolean>`not exists (select from report where report.case_id = moderation_case.id and report.reporter_id = ${viewer.id})`,
    ...(viewer.role === 'administrator' ? [] : [sql<boolean>`(owner_id is null or owner_id <> all(${others}::uuid[]))`]),
    ...(others.length === 0
      ? []
      : [
          sql<boolean>`not (kind = 'decision' and exists (
            select from moderation_decision made where made.id::text = thing_id and made.moderator_id = ${viewer.id}))`,
        ]),
    ...conditionsOf(filters, { viewerId: viewer.id, now }),
  ];
}
