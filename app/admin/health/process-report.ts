import { z } from 'zod';
import { bySlowness, countedSince, isSure, type Measured, slowest, sumsBy } from './measured';

const counts = z.record(z.string(), z.number());
const timed = z.array(z.object({ name: z.string(), count: z.number(), p95Ms: z.number() }));

/** What a process says of itself and of its last hour. */
export const processReport = z.object({
  build: z.string(),
  schema: z.string(),
  /** The machine's name and the port. */
  place: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  memoryBytes: z.number(),
  /** Longest waits of the event loop, in ms. */
  eventLoopP99Ms: z.number(),
  /** What the counts below span, in minutes: less than an hour after a start. */
  minutes: z.number(),
  requests: z.object({ count: z.number(), failed: z.number() }),
  routes: timed,
  queries: timed,
  /** By outcome. */
  mails: counts,
  /** By outcome. */
  models: counts,
  /** By queue. */
  failedJobs: counts,
  /** How often each limit was reached; missing in reports of older versions, like the next. */
  limits: counts.default({}),
  /** What it says of itself alone, as `/metrics` shows it. */
  figures: z.array(z.object({ name: z.string(), labels: z.record(z.string(), z.string()), value: z.number() })).default([]),
});

export type ProcessReport = z.infer<typeof processReport>;

/** The metrics that a report is made from. */
export const REPORTED_METRICS = [
  'quillarena_http_request_seconds',
  'quillarena_query_seconds',
  'quillarena_mails_total',
  'quillarena_writer_model_seconds',
  'quillarena_job_seconds',
  'quillarena_security_events_total',
] as const;

/** Gauges that differ between processes, of which alerts judge each. */
export const OWN_FIGURES = [
  'quillarena_connections',
  'quillarena_redis_connected',
  'quillarena_redis_carries',
  'quillarena_standby_read',
] as const;

const MOST_TIMED = 10;

/** The part of a report that is counted between two looks. */
export function countedReport(now: readonly Measured[], before: readonly Measured[]) {
  const counted = countedSince(now, before);
  const requests = sumsBy(counted, 'quillarena_http_request_seconds_count', 'status');
  const failedJobs = counted.filter(({ labels }) => labels.outcome === 'failed');
  const reached = counted.filter(({ labels }) => labels.event === 'limit-reached');
  return {
    requests: { count: Object.values(requests).reduce((sum, count) => sum + count, 0), failed: requests['5xx'] ?? 0 },
    routes: slowest(counted, 'quillarena_http_request_seconds', 'route', MOST_TIMED),
    queries: slowest(counted, 'quillarena_query_seconds', 'origin', MOST_TIMED),
    mails: sumsBy(counted, 'quillarena_mails_total', 'outcome'),
    models: sumsBy(counted, 'quillarena_writer_model_seconds_count', 'outcome'),
    failedJobs: sumsBy(failedJobs, 'quillarena_job_seconds_count', 'queue'),
    limits: sumsBy(reached, 'quillarena_security_events_total', 'limit'),
  };
}

/**
 * The slowest of several processes together, in the order of `bySlowness`: of each name, the worst of the processes that
 * timed it often enough, or else of all.
 */
export function slowestOf(lists: readonly ProcessReport['routes'][]): ProcessReport['routes'] {
  const byName = Map.groupBy(lists.flat(), ({ name }) => name);
  return [...byName]
    .map(([name, timed]) => {
      const sure = timed.filter(isSure);
      return {
        name,
        count: timed.reduce((sum, { count }) => sum + count, 0),
        p95Ms: Math.max(...(sure.length > 0 ? sure : timed).map(({ p95Ms }) => p95Ms)),
      };
    })
    .toSorted(bySlowness)
    .slice(0, MOST_TIMED);
}

/** Sums of several processes' counts. */
export function summed(counted: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [name, count] of counted.flatMap((each) => Object.entries(each))) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}
