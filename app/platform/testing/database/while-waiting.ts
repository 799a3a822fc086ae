import type { Transaction } from 'kysely';
import type { OpenDatabase, Tables } from '../../database/database.server';

/** Two changes, of which one comes into the middle of the other. */
interface Meeting<Result> {
  /** What a transaction does first. */
  first(trx: Transaction<Tables>): Promise<unknown>;
  /** What others begin then. */
  other(): Promise<Result>;
  /** What the transaction does once the other waits for it. It is committed then. */
  next?(trx: Transaction<Tables>): Promise<unknown>;
}

/**
 * Lets two changes meet: the other one begins within a transaction, which goes on when the other waits for what it has locked, or is
 * done. On the embedded database, which has one connection, the other one waits from its first query.
 * @returns what the other one returns. @throws what either throws, as where they waited for each other.
 */
export async function whileWaiting<Result>(database: OpenDatabase, { first, other, next }: Meeting<Result>): Promise<Result> {
  const trx = await database.db.startTransaction().execute();
  try {
    await first(trx);
    let isDone = false;
    const done = other().finally(() => {
      isDone = true;
    });
    done.catch(() => {});
    while (database.kind === 'server' && !isDone && !(await someoneWaits(database)));
    await next?.(trx);
    await trx.commit().execute();
    return await done;
  } catch (error) {
    if (!trx.isCommitted) await trx.rollback().execute();
    throw error;
  }
}

async function someoneWaits(database: OpenDatabase): Promise<boolean> {
  const { rows } = await database.execute(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}
