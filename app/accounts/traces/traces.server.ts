import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import './traces.tables';

/** For how long it is known from where an account was used. */
export const TRACE_MS = 30 * DAY_MS;

/** What a person came with. */
interface Origin {
  browserId: string;
  clientAddress: string;
}

/**
 * From which browsers and network addresses accounts are used, as keyed hashes, for 30 days: so that a player who is banned,
 * suspended or blocked and comes back under another name is noticed.
 * @see docs/product/trust.md
 */
export interface Traces {
  /** Notes with what a player signed in or joined. */
  note(executor: Executor, playerId: string, origin: Origin): Promise<void>;
  /** Forgets what is older than 30 days. */
  sweep(): Promise<void>;
}

export function createTraces({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): Traces {
  const hashOf = createKeyedHash(secret, 'traces of accounts');
  return {
    async note(executor, playerId, { browserId, clientAddress }) {
      const at = clock.now();
      const row = { player_id: playerId, seen_at: at };
      await executor
        .insertInto('account_trace')
        .values([
          { ...row, id: randomUUID(), kind: 'browser', mark: hashOf(browserId) },
          { ...row, id: randomUUID(), kind: 'address', mark: hashOf(clientAddress) },
        ])
        .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'mark']).doUpdateSet({ seen_at: at }))
        .execute();
    },

    async sweep() {
      await removeRows(db, 'account_trace', sql`seen_at < ${new Date(clock.now().getTime() - TRACE_MS)}`);
    },
  };
}

/** Keeps the traces of a player who leaves while they are banned or suspended, without saying whose they are. */
export async function keepTracesOfLeaving(trx: Transaction<Tables>, playerId: string, now: Date): Promise<void> {
  await sql`
    update account_trace set player_id = null
    where player_id = ${playerId} and exists (
      select from player where id = ${playerId} and (banned_at is not null or suspended_until > ${now}))`.execute(trx);
}
