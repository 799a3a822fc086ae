import { isAPIError } from 'better-auth/api';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/refusal';
import { accountKey } from './account-key.server';
import type { AccountParts } from './accounts.server';
import { nameKey } from './display-name';
import { limits } from './limits';
import { passwordStrength } from './password-strength';
import { texts } from './texts';
import type { Viewer } from './viewer';

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** A signed-in browser: its player and the cookies to set. */
export interface SignedIn {
  viewer: Viewer;
  setCookies: string[];
}

export interface SignUp {
  /**
   * Makes an account that waits for its address to be verified, and mails a code. An address that was never
   * verified may sign up again: name and password are replaced.
   * @throws {Refusal} weak password, address or name in use, too many mails.
   */
  signUp(account: NewAccount, clientAddress: string): Promise<void>;
  /** Mails a new code when the address waits for one; says nothing when it does not. @throws {RateLimited} */
  resendCode(email: string, clientAddress: string): Promise<void>;
  /** Verifies an address by its code and signs in. @throws {Refusal} wrong, used up or expired code; too many tries. */
  verifyEmail(email: string, code: string, request: { headers: Headers; clientAddress: string }): Promise<SignedIn>;
}

/** @see docs/product/accounts.md */
export function createSignUp({ db, clock, auth, limiter, sessions, codes, knownBrowser }: AccountParts): SignUp {
  async function nameIsTaken(name: string, exceptEmail: string): Promise<boolean> {
    const holder = await db
      .selectFrom('player')
      .select('id')
      .where('name_key', '=', nameKey(name))
      .where('email', '!=', exceptEmail)
      .executeTakeFirst();
    return holder !== undefined;
  }

  async function replaceUnverified(playerId: string, { name, password }: NewAccount): Promise<void> {
    const { password: passwords } = await auth.$context;
    const hash = await passwords.hash(password);
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      const replaced = await trx
        .updateTable('player')
        .set({ name, name_key: nameKey(name), created_at: now, updated_at: now })
        .where('id', '=', playerId)
        .where('email_verified', '=', false)
        .returning('id')
        .executeTakeFirst();
      if (!replaced) throw new Refusal(texts.emailTaken, { field: 'email', status: 409 });
      await trx.updateTable('credential').set({ password: hash, updated_at: now }).where('player_id', '=', playerId).execute();
    });
  }

  async function store(account: NewAccount): Promise<void> {
    const { name, email, password } = account;
    const known = await db.selectFrom('player').select(['id', 'email_verified']).where('email', '=', email).executeTakeFirst();
    if (known?.email_verified) throw new Refusal(texts.emailTaken, { field: 'email', status: 409 });
    if (await nameIsTaken(name, email)) throw new Refusal(texts.nameTaken, { field: 'name', status: 409 });
    if (known) return replaceUnverified(known.id, account);
    await auth.api.signUpEmail({ body: { name, email, password } });
  }

  return {
    async signUp(account, clientAddress) {
      const strength = passwordStrength(account.password);
      if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
      await codes.admit(account.email, clientAddress);
      try {
        await store(account);
      } catch (error) {
        // Two sign-ups at once: the database let one name or address through.
        if (isUniqueViolation(error, 'player_name_key_key')) throw new Refusal(texts.nameTaken, { field: 'name', status: 409 });
        if (!isUniqueViolation(error) && !isAPIError(error)) throw error;
        await store(account);
      }
      await codes.send('email-verification', account.email);
    },

    async resendCode(email, clientAddress) {
      await codes.admit(email, clientAddress);
      const waiting = await db
        .selectFrom('player')
        .select('id')
        .where('email', '=', email)
        .where('email_verified', '=', false)
        .executeTakeFirst();
      if (waiting) await codes.send('email-verification', email);
    },

    async verifyEmail(email, code, { headers, clientAddress }) {
      const addressKey = `code-failures:${clientAddress}`;
      await limiter.check(addressKey, limits.codeFailuresOfAddress);
      await limiter.use(accountKey('code', email), limits.codeOfAccount);
      try {
        const verified = await auth.api.verifyEmailOTP({ body: { email, otp: code }, headers, returnHeaders: true });
        const { token, user } = verified.response;
        if (!token) throw new Error('Verification gave no session.');
        await sessions.claim(token);
        await limiter.clear(accountKey('code', email));
        const known = await knownBrowser.remember(headers, user.id);
        return { viewer: { id: user.id, name: user.name }, setCookies: [...verified.headers.getSetCookie(), known] };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        await limiter.use(addressKey, limits.codeFailuresOfAddress);
        throw new Refusal(texts.codeInvalid, { field: 'code' });
      }
    },
  };
}
