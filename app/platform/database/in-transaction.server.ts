import type { Transaction } from 'kysely';
import type { Executor, Tables } from './database.server';

/** Does some work in a transaction: the one that is given, or one of its own. */
export function inTransaction<Result>(executor: Executor, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  // Kysely tells a transaction by this property; the two types do not.
  return executor.isTransaction ? work(executor as Transaction<Tables>) : executor.transaction().execute(work);
}
