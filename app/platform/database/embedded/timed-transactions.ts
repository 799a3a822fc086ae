import type { PGlite as KyselyEngine } from 'kysely';
import type { QueryObserver } from '../database.server';

/**
 * An engine for Kysely that tells how long transactions take to begin, commit and roll back, by the names that the statements
 * have on a server: Kysely asks this engine for them without a statement, and logs none.
 */
export function withTimedTransactions(engine: KyselyEngine, onQuery: QueryObserver): KyselyEngine {
  return {
    get closed() {
      return engine.closed;
    },
    get ready() {
      return engine.ready;
    },
    waitReady: engine.waitReady,
    query: (sql, values, options) => engine.query(sql, values, options),
    close: () => engine.close(),
    async transaction(work) {
      let [step, since] = ['begin', performance.now()];
      const starts = (name: string) => {
        [step, since] = [name, performance.now()];
      };
      const ends = (failed: boolean) => onQuery(step, (performance.now() - since) / 1_000, failed);
      try {
        const result = await engine.transaction(async (trx) => {
          ends(false);
          try {
            const done = await work(trx);
            starts('commit');
            return done;
          } catch (error) {
            starts('rollback');
            throw error;
          }
        });
        ends(false);
        return result;
      } catch (error) {
        ends(step !== 'rollback');
        throw error;
      }
    },
  };
}
