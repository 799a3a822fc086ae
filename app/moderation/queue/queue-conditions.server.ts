import { type RawBuilder, sql } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import { writersOf } from '../targets/writers-of.server';
import type { QueueFilters } from './queue-filters';

/**
 * Whether a row of `moderation_case` is about what a person wrote, alone or with others, as `isTheirs` has it: nobody is shown who
 * reported their own.
 */
export function isOwnCase(viewerId: string): RawBuilder<boolean> {
  const story = sql<string | null>`story_of_case(moderation_case.kind, moderation_case.thing_id)`;
  return sql<boolean>`(owner_id is not distinct from ${viewerId} or ${viewerId} in (${writersOf(story)}))`;
}

/** What filters ask of a row of `moderation_case`, and that it is not about the person who asks. @param viewerId who asks. */
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
    sql<boolean>`not ${isOwnCase(viewerId)}`,
    ...(reason ? [sql<boolean>`exists (select from report where report.case_id = moderation_case.id and report.reason = ${reason})`] : []),
    ...(kind ? [sql<boolean>`kind = ${kind}`] : []),
    ...(age ? [byAge[age]] : []),
    ...(taken ? [byHolder[taken]] : []),
    ...(person ? [sql<boolean>`owner_id = ${person}`] : []),
  ];
}
