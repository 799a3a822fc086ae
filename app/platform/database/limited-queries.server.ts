import { sql, type Transaction } from 'kysely';
import { Busy } from '../limits/busy';
import { createSlots } from '../limits/slots';
import type { Db, OpenDatabase, Tables } from './database.server';

/** Time limit of a statement on a server, in ms. The embedded database cannot be interrupted. */
const STATEMENT_MS = 1_000;
/** How long a query may wait for its turn, in ms. */
const WAIT_MS = 1_000;
const WAITING = 16;
/** The embedded database runs one query at a time, so that other queries come in between. */
const AT_ONCE = { server: 4, embedded: 1 } as const;
/** PostgreSQL's code for a statement stopped by its timeout. */
const QUERY_CANCELED = '57014';

/** Queries whose cost depends on a stranger's input: each has a time limit, and few run at once in a process. */
export interface LimitedQueries {
  /** Runs read-only queries in their own transaction. @throws {Busy} if too many wait or time is up. */
  run<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** The same for a visitor, from a standby where one is close behind. */
  runForVisitor<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
}

/** Creates the limiter for strangers' expensive queries. @see docs/decisions/0039-search.md */
export function createLimitedQueries({ db, kind, forVisitor }: Pick<OpenDatabase, 'db' | 'kind' | 'forVisitor'>): LimitedQueries {
  const slots = createSlots({ atOnce: AT_ONCE[kind], waiting: WAITING, waitMs: WAIT_MS });
  return {
    run: (work) => slots.run(() => withinTime(() => inReading(db, work))),
    runForVisitor: (work) => slots.run(() => withinTime(() => forVisitor((reading) => inReading(reading, work)))),
  };
}

/** Does some work in a transaction that only reads, and in which no statement takes long. */
function inReading<Result>(db: Db, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_MS)}`.execute(trx);
      return await work(trx);
    });
}

async function withinTime<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isTimeUp(error)) throw new Busy('a query took too long', { cause: error });
    throw error;
  }
}

function isTimeUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;
}
