import { sql, type Transaction } from 'kysely';
import { Busy } from '../limits/busy';
import { createSlots } from '../limits/slots';
import type { Db, OpenDatabase, Tables } from './database.server';

/** How long a statement may take on a server, in ms. The embedded database cannot be interrupted. */
const STATEMENT_MS = 1_000;
/** How long a query waits for its turn, in ms. */
const WAIT_MS = 1_000;
const WAITING = 16;
/** The embedded database does one thing at a time: others' queries come in between. */
const AT_ONCE = { server: 4, embedded: 1 } as const;
/** What PostgreSQL says of a statement that it stopped because its time was up. */
const QUERY_CANCELED = '57014';

/** Queries whose cost depends on what a stranger types: each has a time limit, and a few run at once in a process. */
export interface LimitedQueries {
  /** Runs read-only queries in a transaction of their own. @throws {Busy} when there is no room for them, or their time is up. */
  run<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
}

/** Makes the place where strangers' expensive queries run. @see docs/decisions/0039-search.md */
export function createLimitedQueries({ db, kind }: { db: Db; kind: OpenDatabase['kind'] }): LimitedQueries {
  const slots = createSlots({ atOnce: AT_ONCE[kind], waiting: WAITING, waitMs: WAIT_MS });
  return {
    run: (work) =>
      slots.run(async () => {
        try {
          return await db
            .transaction()
            .setAccessMode('read only')
            .execute(async (trx) => {
              await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
              return await work(trx);
            });
        } catch (error) {
          if (isTimeUp(error)) throw new Busy('a query took too long', { cause: error });
          throw error;
        }
      }),
  };
}

function isTimeUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
