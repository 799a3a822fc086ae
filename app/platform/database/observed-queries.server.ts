import type { LogEvent } from 'kysely';
import type { Metrics } from '../log/metrics.server';
import type { Tracing } from '../tracing/tracing.server';
import type { QueryObserver } from './database.server';
import { queryName } from './query-name';

/** How an observer learns of queries: those that Kysely runs, and others. */
export interface ObservedQueries {
  /** For Kysely's option of the same name. */
  log(event: LogEvent): void;
  /** Times a query past Kysely. */
  timed<Result>(sql: string, run: () => Promise<Result>): Promise<Result>;
}

/** Counts each query in the metrics, and adds it to the trace in progress: by its verb and first table, without values. */
export function queryReport({ querySeconds }: Pick<Metrics, 'querySeconds'>, tracing: Pick<Tracing, 'record'>): QueryObserver {
  return (query, seconds, failed) => {
    querySeconds.observe({ query }, seconds);
    tracing.record(query, seconds, { facts: { 'db.system.name': 'postgresql', 'db.query.summary': query }, failed });
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
