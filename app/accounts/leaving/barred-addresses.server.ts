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
 * The addresses of banned and suspended people who have deleted their accounts: no new account is opened with them, for two years
 * after a ban, and for as long as a suspension runs.
 * @see docs/product/moderation.md
 */
export interface BarredAddresses {
  /** Bars the address of an account that is about to be deleted, if it is banned or suspended. */
  note(trx: Transaction<Tables>, playerId: string, now: Date): Promise<void>;
  /** @throws {Refusal} for a barred address; only to tell those who have proved that it is theirs. */
  refuse(email: string): Promise<void>;
  /** What stands for an address. */
  hashOf(email: string): string;
  /** Lets an address open an account again. @returns whether it was barred. */
  release(executor: Executor, email: string): Promise<boolean>;
  /** Forgets those whose time is over. */
  sweep(): Promise<void>;
}

interface BarredAddressDependencies {
  db: Db;
  clock: Clock;
  secret: string;
}

interface Bar {
  addressHash: string;
  at: Date;
  /** Until when a suspension runs; null for a ban. */
  suspendedUntil: Date | null;
}

/** Bars the address of a hash from a moment on. What bars it longer stays. */
export async function barAddress(executor: Executor, { addressHash, at, suspendedUntil }: Bar): Promise<void> {
  await executor
    .insertInto('barred_address')
    .values({ address_hash: addressHash, barred_at: at, suspended_until: suspendedUntil })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({ barred_at: at, suspended_until: suspendedUntil })
        .where(sql<boolean>`${suspendedUntil}::timestamptz is null or barred_address.suspended_until < ${suspendedUntil}`),
    )
    .execute();
}

/** What bars the address of a hash; undefined where nothing does. */
export function barOf(executor: Executor, addressHash: string): Promise<{ suspendedUntil: Date | null } | undefined> {
  return executor
    .selectFrom('barred_address')
    .select('suspended_until as suspendedUntil')
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
}

export function createBarredAddresses({ db, clock, secret }: BarredAddressDependencies): BarredAddresses {
  const hashOf = createKeyedHash(secret, 'barred addresses');
  return {
    hashOf,

    async note(trx, playerId, now) {
      const player = await trx
        .selectFrom('player')
        .select(['email', 'banned_at', 'suspended_until'])
        .where('id', '=', playerId)
        .executeTakeFirst();
      if (!player) return;
      const { email, banned_at: bannedAt, suspended_until: until } = player;
      const addressHash = hashOf(email);
      if (bannedAt) await barAddress(trx, { addressHash, at: now, suspendedUntil: null });
      else if (until && until > now) await barAddress(trx, { addressHash, at: now, suspendedUntil: until });
    },

    async refuse(email) {
      const barred = await db
        .selectFrom('barred_address')
        .select(['barred_at', 'suspended_until'])
        .where('address_hash', '=', hashOf(email))
        .executeTakeFirst();
      if (!barred) return;
      const { barred_at: at, suspended_until: suspended } = barred;
      const until = suspended ?? new Date(at.getTime() + BARRED_MS);
      if (until <= clock.now()) return;
      throw new Refusal(suspended ? texts.stillSuspended(until) : texts.barred(until), { status: 403 });
    },

    async release(executor, email) {
      const { numDeletedRows } = await executor
        .deleteFrom('barred_address')
        .where('address_hash', '=', hashOf(email))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    async sweep() {
      const now = clock.now();
      const oldest = new Date(now.getTime() - BARRED_MS);
      await removeRows(db, 'barred_address', sql`suspended_until <= ${now} or (suspended_until is null and barred_at <= ${oldest})`);
    },
  };
}
