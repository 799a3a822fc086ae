import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { QueueFilters } from './queue-filters';

/** What filters ask of a row of `moderation_case`. @param viewerId who asks. */
export function conditionsOf(
  { reason, kind, age, taken, person }: QueueFilters,
  { viewerId, now }: { viewerId: string; now: Date },
): RawBuilder<boolean>[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const byAge = {
    day: sql<boolean>`opened_at > ${daysAgo(1)}`,
    older: sql<boolean>`opened_at <= ${daysAgo(1)}`,
    week: sql<boolean>`opened_at <= ${daysAgo(7)}`,
  };
  const isTaken = sql`taken_by is not null and taken_until > ${now}`;
  const byHolder = {
    mine: sql<boolean>`(${isTaken} and taken_by = ${viewerId})`,
    nobody: sql<boolean>`not (${isTaken})`,
  };
  return [
    ...(reason ? [sql<boolean>`exists (select from report where report.case_id = moderation_case.id and report.reason = ${reason})`] : []),
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    ...(age ? [byAge[age]] : []),
    ...(taken ? [byHolder[taken]] : []),
    ...(person ? [sql<boolean>`owner_id = ${person}`] : []),
  ];
}
