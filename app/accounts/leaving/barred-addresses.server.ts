import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { Refusal } from '~/platform/forms/refusal';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { texts } from '../texts';

/** For how long an address stays barred after its account is gone: two years. */
const BARRED_MS = 730 * DAY_MS;

/**
 * The addresses of banned people who have deleted their accounts: no new account is opened with them.
 * @see docs/product/moderation.md
 */
export interface BarredAddresses {
  /** Bars the address of an account that is about to be deleted, if it is banned. */
  note(trx: Transaction<Tables>, playerId: string, now: Date): Promise<void>;
  /** @throws {Refusal} for a barred address; only to tell those who have proved that it is theirs. */
  refuse(email: string): Promise<void>;
  /** What stands for an address. */
  hashOf(email: string): string;
  /** Bars the address of a hash from a moment on. */
  bar(executor: Executor, addressHash: string, at: Date): Promise<void>;
  /** Lets an address open an account again. @returns whether it was barred. */
  release(executor: Executor, email: string): Promise<boolean>;
  /** Forgets those from before two years. */
  sweep(): Promise<void>;
}

interface BarredAddressDependencies {
  db: Db;
  clock: Clock;
  secret: string;
}

export function createBarredAddresses({ db, clock, secret }: BarredAddressDependencies): BarredAddresses {
  const hashOf = createKeyedHash(secret, 'barred addresses');
  const bar = async (executor: Executor, addressHash: string, at: Date) => {
    await executor
      .insertInto('barred_address')
      .values({ address_hash: addressHash, barred_at: at })
      .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ barred_at: at }))
      .execute();
  };
  const oldest = () => new Date(clock.now().getTime() - BARRED_MS);
  return {
    hashOf,
    bar,

    async note(trx, playerId, now) {
      const banned = await trx
        .selectFrom('player')
        .select('email')
        .where('id', '=', playerId)
        .where('banned_at', 'is not', null)
        .executeTakeFirst();
      if (banned) await bar(trx, hashOf(banned.email), now);
    },

    async refuse(email) {
      const barred = await db
        .selectFrom('barred_address')
        .select('barred_at')
        .where('address_hash', '=', hashOf(email))
        .where('barred_at', '>', oldest())
        .executeTakeFirst();
      if (barred) throw new Refusal(texts.barred(new Date(barred.barred_at.getTime() + BARRED_MS)), { status: 403 });
    },

    async release(executor, email) {
      const { numDeletedRows } = await executor
        .deleteFrom('barred_address')
        .where('address_hash', '=', hashOf(email))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    sweep: async () => void (await removeRows(db, 'barred_address', sql`barred_at <= ${oldest()}`)),
  };
}
