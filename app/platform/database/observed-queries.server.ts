import type { LogEvent } from 'kysely';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { Tracing } from '../tracing/tracing.server';
import type { QueryObserver } from './database.server';
import { queryName } from './query-name';
import { queryOrigin } from './query-origin.server';

/** How an observer learns of queries: those that Kysely runs, and others. */
export interface ObservedQueries {
  /** For Kysely's option of the same name. */
  log(event: LogEvent): void;
  /** Times a query past Kysely. */
  timed<Result>(sql: string, run: () => Promise<Result>): Promise<Result>;
}

interface QueryReportOptions {
  metrics: Pick<Metrics, 'querySeconds'>;
  tracing: Pick<Tracing, 'record'>;
  log: Pick<Log, 'warn'>;
  /** From when a query gets a line in the log, in ms. */
  slowMs: number;
}

/**
 * Counts each query in the metrics, adds it to the trace in progress, and writes a line about a slow one: by what asked
 * for it, its verb and its first table, without values.
 */
export function queryReport({ metrics, tracing, log, slowMs }: QueryReportOptions): QueryObserver {
  return (query, seconds, failed) => {
    const origin = queryOrigin();
    metrics.querySeconds.observe({ origin, query }, seconds);
    const facts = { 'db.system.name': 'postgresql', 'db.query.summary': query, 'quillarena.origin': origin };
    tracing.record(`${origin}: ${query}`, seconds, { facts, failed });
    if (seconds * 1_000 >= slowMs) log.warn({ origin, query, ms: Math.round(seconds * 1_000), failed }, 'slow query');
  };
}

export function observedBy(onQuery: QueryObserver): ObservedQueries {
  return {
    log: ({ query, queryDurationMillis, level }) => onQuery(queryName(query.sql), queryDurationMillis / 1000, level === 'error'),
    async timed(sql, run) {
      const began = performance.now();
      const ended = (failed: boolean) => onQuery(queryName(sql), (performance.now() - began) / 1000, failed);
      try {
        const result = await run();
        ended(false);
        return result;
      } catch (error) {
        ended(true);
        throw error;
      }
    },
  };
}
