import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { SignUpAttemptTable } from '../accounts.tables';
import type { Auth } from '../sessions/auth.server';

/** A sign-up that is not verified is kept this long, in ms. */
const ATTEMPT_MS = DAY_MS;
/** Of how many sign-ups for one address a password is looked at: each look costs time. */
const MAX_LOOKS = 5;

export type SignUpAttempt = Selectable<SignUpAttemptTable>;

/** The sign-ups that wait for their address to be verified. */
export interface SignUpAttempts {
  /** @param older one that this one replaces. @returns its id. */
  begin(account: { name: string; email: string; password: string }, older: string | undefined): Promise<string>;
  find(id: string): Promise<SignUpAttempt | undefined>;
  /** The one of these that has this password. */
  withPassword(ids: readonly string[], password: string): Promise<SignUpAttempt | undefined>;
  /** One of the newest for an address that has this password. */
  waitingFor(email: string, password: string): Promise<SignUpAttempt | undefined>;
  /** Takes one out, with all others of its address. @returns false when it was taken out before. */
  finish(trx: Transaction<Tables>, attempt: SignUpAttempt): Promise<boolean>;
  /** Removes those not verified within 24 hours. */
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
    async begin(account, older) {
      const id = randomUUID();
      await db.transaction().execute(async (trx) => {
        if (older) {
          await trx.deleteFrom('sign_up_attempt').where('id', '=', older).where('email', '=', account.email).execute();
          await trx.deleteFrom('mailed_code').where('id', '=', older).where('used_at', 'is', null).execute();
        }
        await trx
          .insertInto('sign_up_attempt')
          .values({ id, ...account, created_at: clock.now() })
          .execute();
      });
      return id;
    },
    find: (id) => waiting().where('id', '=', id).executeTakeFirst(),
    async withPassword(ids, password) {
      if (ids.length === 0) return undefined;
      return firstWithPassword(await waiting().where('id', 'in', ids).limit(MAX_LOOKS).execute(), password);
    },
    async waitingFor(email, password) {
      return firstWithPassword(
        await waiting().where('email', '=', email).orderBy('created_at', 'desc').limit(MAX_LOOKS).execute(),
        password,
      );
    },
    async finish(trx, { id, email }) {
      const gone = await trx.deleteFrom('sign_up_attempt').where('email', '=', email).returning('id').execute();
      return gone.some((attempt) => attempt.id === id);
    },
    async sweep() {
      await removeRows(db, 'sign_up_attempt', sql`created_at <= ${oldest()}`);
    },
  };
}
