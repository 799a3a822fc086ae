import type { LogEvent } from 'kysely';
import type { QueryObserver } from './database.server';
import { queryName } from './query-name';

/** How an observer learns of queries: those that Kysely runs, and others. */
interface ObservedQueries {
  /** For Kysely's option of the same name. */
  log(event: LogEvent): void;
  /** Times a query past Kysely. */
  timed<Result>(sql: string, run: () => Promise<Result>): Promise<Result>;
}

export function observedBy(onQuery: QueryObserver): ObservedQueries {
  return {
    log: ({ query, queryDurationMillis }) => onQuery(queryName(query.sql), queryDurationMillis / 1000),
    async timed(sql, run) {
      const began = performance.now();
      try {
        return await run();
      } finally {
        onQuery(queryName(sql), (performance.now() - began) / 1000);
      }
    },
  };
}
