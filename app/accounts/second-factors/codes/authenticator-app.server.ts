import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, SECOND_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { createSeal } from '~/platform/sealing/seal.server';
import { claims } from '~/site/claims';

const STEP_MS = 30 * SECOND_MS;
/** Steps before and after the current one whose codes count: clocks differ. */
const STEPS_AROUND = 1;
const SECRET_BYTES = 20;

/** What a person types or scans into their authenticator app. */
export interface AppSetUp {
  /** In groups of four. */
  secret: string;
  /** The address that apps read from a picture. */
  uri: string;
}

/** Codes of six digits that an authenticator app shows for 30 s each (RFC 6238). */
export interface AuthenticatorApp {
  /** `pending`: set up, but no code was entered yet. */
  stateOf(playerId: string): Promise<'off' | 'pending' | 'on'>;
  /** Begins to set up an app; an earlier beginning is void. It changes nothing while codes are on. */
  begin(playerId: string): Promise<void>;
  /** What to type or scan; undefined if nothing has begun. */
  setUpOf(owner: { id: string; name: string }): Promise<AppSetUp | undefined>;
  /** Turns codes on. @returns false if the code is wrong. */
  confirm(executor: Executor, playerId: string, code: string): Promise<boolean>;
  /** Uses a code, each only once. @returns false if it is wrong. */
  use(playerId: string, code: string): Promise<boolean>;
  /** Turns codes off. @returns whether they were on. */
  remove(executor: Executor, playerId: string): Promise<boolean>;
  /** Forgets what was begun more than a day ago. */
  sweep(): Promise<void>;
}

interface AuthenticatorAppDependencies {
  db: Db;
  clock: Clock;
  secret: string;
}

/** @see docs/product/account-security.md */
export function createAuthenticatorApp({ db, clock, secret }: AuthenticatorAppDependencies): AuthenticatorApp {
  const seal = createSeal(secret, 'authenticator app');
  const rowOf = (executor: Executor, playerId: string) =>
    executor.selectFrom('authenticator_app').selectAll().where('player_id', '=', playerId).executeTakeFirst();

  /** The 30 s step that a code belongs to; undefined if it is wrong. */
  function stepOf(sealedSecret: string, code: string): number | undefined {
    const now = clock.now().getTime();
    const delta = appFor(Secret.fromBase32(seal.open(sealedSecret))).validate({ token: code, timestamp: now, window: STEPS_AROUND });
    return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
  }

  /** Counts a code's step: a step at or before the newest one was used already. */
  async function take(executor: Executor, playerId: string, step: number, confirmedAt: Date): Promise<boolean> {
    const taken = await executor
      .updateTable('authenticator_app')
      .set({ last_step: step, confirmed_at: confirmedAt })
      .where('player_id', '=', playerId)
      .where('last_step', '<', step)
      .returning('player_id')
      .executeTakeFirst();
    return taken !== undefined;
  }

  return {
    async stateOf(playerId) {
      const row = await rowOf(db, playerId);
      if (!row) return 'off';
      return row.confirmed_at ? 'on' : 'pending';
    },

    async begin(playerId) {
      const fresh = { sealed_secret: seal.close(new Secret({ size: SECRET_BYTES }).base32), last_step: 0, created_at: clock.now() };
      await db
        .insertInto('authenticator_app')
        .values({ player_id: playerId, ...fresh })
        .onConflict((conflict) => conflict.column('player_id').doUpdateSet(fresh).where('authenticator_app.confirmed_at', 'is', null))
        .execute();
    },

    async setUpOf({ id, name }) {
      const row = await rowOf(db, id);
      if (!row || row.confirmed_at) return undefined;
      const own = Secret.fromBase32(seal.open(row.sealed_secret));
      return { secret: own.base32.replace(/(.{4})(?=.)/g, '$1 '), uri: appFor(own, name).toString() };
    },

    async confirm(executor, playerId, code) {
      const row = await rowOf(executor, playerId);
      const step = row && !row.confirmed_at ? stepOf(row.sealed_secret, code) : undefined;
      return step !== undefined && take(executor, playerId, step, clock.now());
    },

    async use(playerId, code) {
      const row = await rowOf(db, playerId);
      const step = row?.confirmed_at ? stepOf(row.sealed_secret, code) : undefined;
      return row?.confirmed_at != null && step !== undefined && take(db, playerId, step, row.confirmed_at);
    },

    async remove(executor, playerId) {
      const removed = await executor
        .deleteFrom('authenticator_app')
        .where('player_id', '=', playerId)
        .returning('confirmed_at')
        .executeTakeFirst();
      return removed?.confirmed_at != null;
    },

    async sweep() {
      const dayAgo = new Date(clock.now().getTime() - DAY_MS);
      await removeRows(db, 'authenticator_app', sql`confirmed_at is null and created_at < ${dayAgo}`);
    },
  };
}

function appFor(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: claims.name, label, secret, period: STEP_MS / SECOND_MS });
}
