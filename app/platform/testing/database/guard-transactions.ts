import { AsyncLocalStorage } from 'node:async_hooks';
import type { TransactionBuilder } from 'kysely';
import type { OpenDatabase, Tables } from '../../database/database.server';

/** What begins a query on a database. */
const BEGINNINGS = [
  ...(['selectFrom', 'selectNoFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'] as const),
  ...(['with', 'withRecursive', 'getExecutor', 'executeQuery'] as const),
];

/**
 * Makes a server's database refuse queries past a transaction that the same code has open. The embedded database, which
 * has one connection, would wait for ever; a server would answer from another connection, and nobody would notice.
 */
export function guardTransactions(database: OpenDatabase): OpenDatabase {
  const { db } = database;
  const running = new AsyncLocalStorage<{ open: boolean }>();
  const transaction = db.transaction.bind(db);

  function watched(builder: TransactionBuilder<Tables>): TransactionBuilder<Tables> {
    const execute = builder.execute.bind(builder);
    const setAccessMode = builder.setAccessMode.bind(builder);
    return Object.assign(builder, {
      setAccessMode: (mode: Parameters<typeof setAccessMode>[0]) => watched(setAccessMode(mode)),
      execute: ((work) =>
        execute(async (trx) => {
          const state = { open: true };
          try {
            return await running.run(state, () => work(trx));
          } finally {
            // What was started meanwhile and goes on later may query.
            state.open = false;
          }
        })) satisfies typeof execute,
    });
  }

  function refusesInside<Args extends unknown[], Result>(begin: (...args: Args) => Result): (...args: Args) => Result {
    return (...args) => {
      if (running.getStore()?.open) throw new Error('A query past the open transaction: the embedded database would wait for ever.');
      return begin(...args);
    };
  }

  for (const name of BEGINNINGS) Object.assign(db, { [name]: refusesInside((db[name] as (...args: unknown[]) => unknown).bind(db)) });
  Object.assign(db, { transaction: refusesInside(() => watched(transaction())) });
  return { ...database, execute: refusesInside(database.execute), change: refusesInside(database.change) };
}
