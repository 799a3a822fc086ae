import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { SignUpAttemptTable } from '../accounts.tables';
import type { Auth } from '../sessions/auth.server';

/** Lifetime of an unverified sign-up, in ms. */
const ATTEMPT_MS = DAY_MS;
/** Number of sign-ups for one address whose password is checked: each check costs time. */
const MAX_CHECKS = 5;

export type SignUpAttempt = Selectable<SignUpAttemptTable>;

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  /** The path to lead back to once the address is verified. */
  returnTo?: string | undefined;
  /** What the visitor made here and takes along. */
  broughtId?: string | undefined;
  /** The invitation by which they come. */
  invitationId?: string | undefined;
}

/** Sign-ups waiting for verification. */
export interface SignUpAttempts {
  /** @param older the attempt that this one replaces. @returns its id. */
  begin(account: NewAccount, older: string | undefined): Promise<string>;
  find(id: string): Promise<SignUpAttempt | undefined>;
  /** The attempt among these with this password. */
  withPassword(ids: readonly string[], password: string): Promise<SignUpAttempt | undefined>;
  /** The newest attempts for an address. */
  waitingFor(email: string): Promise<SignUpAttempt[]>;
  /** Removes an attempt with all others of its address. @returns false if it was removed before. */
  finish(trx: Transaction<Tables>, attempt: SignUpAttempt): Promise<boolean>;
  /** Removes attempts not verified within 24 hours. */
  sweep(): Promise<void>;
}

/** @see docs/decisions/0003-accounts-on-better-auth.md */
export function createSignUpAttempts({ db, clock, auth }: { db: Db; clock: Clock; auth: Auth }): SignUpAttempts {
  const oldest = () => new Date(clock.now().getTime() - ATTEMPT_MS);
  const waiting = () => db.selectFrom('sign_up_attempt').selectAll().where('created_at', '>', oldest());

  async function firstWithPassword(attempts: readonly SignUpAttempt[], password: string): Promise<SignUpAttempt | undefined> {
    const { password: passwords } = await auth.$context;
    for (const attempt of attempts) if (await passwords.verify({ hash: attempt.password, password })) return attempt;
    return undefined;
  }

  return {
    async begin({ returnTo, broughtId, invitationId, ...account }, older) {
      const id = randomUUID();
      await db.transaction().execute(async (trx) => {
        if (older) {
          await trx.deleteFrom('sign_up_attempt').where('id', '=', older).where('email', '=', account.email).execute();
          await trx.deleteFrom('mailed_code').where('id', '=', older).where('used_at', 'is', null).execute();
        }
        await trx
          .insertInto('sign_up_attempt')
          .values({ id, ...account, return_to: returnTo, brought_id: broughtId, invitation_id: invitationId, created_at: clock.now() })
          .execute();
      });
      return id;
    },
    find: (id) => waiting().where('id', '=', id).executeTakeFirst(),
    async withPassword(ids, password) {
      if (ids.length === 0) return undefined;
      return firstWithPassword(await waiting().where('id', 'in', ids).limit(MAX_CHECKS).execute(), password);
    },
    waitingFor: (email) => waiting().where('email', '=', email).orderBy('created_at', 'desc').limit(MAX_CHECKS).execute(),
    async finish(trx, { id, email }) {
      const gone = await trx.deleteFrom('sign_up_attempt').where('email', '=', email).returning('id').execute();
      return gone.some((attempt) => attempt.id === id);
    },
    async sweep() {
      await removeRows(db, 'sign_up_attempt', sql`created_at <= ${oldest()}`);
    },
  };
}
