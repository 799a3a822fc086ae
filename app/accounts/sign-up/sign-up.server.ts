import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { Shows } from '~/platform/feature/shows';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import type { Arrive } from '../guests/arrivals.server';
import type { Invitations } from '../invitations/invitations.server';
import type { BarredAddresses } from '../leaving/barred-addresses.server';
import { limits } from '../limits';
import type { MailedCodes } from '../mailed-codes/mailed-codes.server';
import type { NameRegister } from '../names/name-register.server';
import { requireGoodPassword } from '../passwords/password-rules.server';
import type { Requester } from '../requester/requester.server';
import { texts } from '../texts';
import type { Viewer } from '../viewer/viewer';
import { nameKey } from './display-name';
import type { NewAccount, SignUpAttempt } from './sign-up-attempts.server';

/** The result of signing in: the player and the cookies to set. */
export interface SignedIn {
  viewer: Viewer;
  setCookies: string[];
}

/** The result of a verification: also where the person was when they signed up, and what they brought along. */
interface Verified extends SignedIn {
  returnTo: string;
  broughtId: string | undefined;
}

/** Proof for verifying an address. */
interface AddressProof {
  email: string;
  code: string;
  /** The sign-up begun in this browser; without one its password is required. */
  attemptId: string | undefined;
  password: string | undefined;
  /** A replacement for the sign-up's name, if that was taken meanwhile. */
  name: string | undefined;
}

export interface SignUp {
  /**
   * Stores a sign-up until its address is verified, and mails its code. It reserves neither name nor
   * address.
   * @param older the browser's earlier sign-up for this address, which this one replaces.
   * @returns the sign-up's id, for the browser's cookie.
   * @param account.invitation the code of an invitation, where it takes one.
   * @throws {Refusal} weak password, address or name in use, too many mails; sign-ups are closed, or the invitation is not valid.
   */
  begin(account: NewAccount & { invitation?: string | undefined }, requester: Requester, older?: string): Promise<string>;
  /** Mails a new code for a sign-up. @throws {Refusal} if it is over, or after too many mails. */
  resendCode(attemptId: string, requester: Requester): Promise<void>;
  /**
   * Creates the account of a sign-up with a right code, takes its name and what was brought along, drops the address's other
   * sign-ups and signs in.
   * @throws {Refusal} wrong, used or expired code; wrong password in another browser; a barred address; a name taken
   * meanwhile, after which the code stays valid; an invitation that others have used up meanwhile.
   */
  verifyEmail(proof: AddressProof, requester: Requester): Promise<Verified>;
  /** Whether a mailed code was already used. */
  verificationWasUsed(email: string, code: string): Promise<boolean>;
}

interface SignUpDependencies extends AccountDependencies {
  barred: Pick<BarredAddresses, 'refuse'>;
  names: Pick<NameRegister, 'require' | 'take'>;
  invitations: Pick<Invitations, 'admit' | 'use'>;
  /** Called for each account that brings something along. */
  newcomers: readonly Shows['newcomers'][];
  /** Takes over what the browser's guest did. */
  arrive: Arrive;
}

/** @see docs/product/accounts.md */
export function createSignUp({ arrive, barred, names, newcomers, invitations, ...dependencies }: SignUpDependencies): SignUp {
  const { db, clock, auth, limiter, accountLimits, attempts, sessions, codes, events, knownBrowser, traces, security } = dependencies;

  async function refuseTaken({ email, name }: NewAccount): Promise<void> {
    const taken = await db
      .selectFrom('player')
      .select('email')
      .where((where) => where.or([where('email', '=', email), where('name_key', '=', nameKey(name))]))
      .execute();
    if (taken.some((player) => player.email === email)) throw new Refusal(texts.emailTaken, { field: 'email', status: 409 });
    if (taken.length > 0) throw nameTaken();
    await names.require(db, name);
  }

  /** Checks a proof. @returns its sign-up. */
  async function provenAttempt({ email, code, attemptId, password }: AddressProof): Promise<SignUpAttempt> {
    if (attemptId) {
      await requireRight(codes.try(attemptId, code), email);
      const own = await attempts.find(attemptId);
      if (!own) throw codeRefusal('gone');
      return own;
    }
    if (!password) throw new Refusal(texts.passwordForCode, { field: 'password' });
    const ids = await requireRight(codes.tryElsewhere('sign-up', email, code), email);
    const own = await attempts.withPassword(ids, password);
    if (!own) throw new Refusal(texts.wrongPasswordForCode, { field: 'password' });
    return own;
  }

  async function requireRight(tried: ReturnType<MailedCodes['try']>, email: string): Promise<string[]> {
    const outcome = await tried;
    if (outcome.kind === 'right') return outcome.ids;
    security.record('code-failed', { email });
    throw codeRefusal(outcome.kind);
  }

  async function createPlayer(trx: Transaction<Tables>, attempt: SignUpAttempt, name: string): Promise<string> {
    const now = clock.now();
    const playerId = randomUUID();
    const timestamps = { created_at: now, updated_at: now };
    const made = await trx
      .insertInto('player')
      .values({
        id: playerId,
        name,
        name_key: nameKey(name),
        email: attempt.email,
        email_verified: true,
        image: null,
        current_session_id: null,
        agreed_at: attempt.created_at,
        ...timestamps,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // The address is verified, so the conflict can only be the name.
    if (!made) throw nameTaken();
    await names.take(trx, playerId, name);
    await trx
      .insertInto('credential')
      .values({
        id: randomUUID(),
        player_id: playerId,
        account_id: playerId,
        provider_id: 'credential',
        password: attempt.password,
        ...timestamps,
      })
      .execute();
    return playerId;
  }

  return {
    async begin({ invitation, ...account }, requester, older) {
      const refusals = `sign-up-refusals:${requester.clientAddress}`;
      await limiter.check(refusals, limits.signUpRefusalsOfAddress);
      let invitationId: string | undefined;
      try {
        invitationId = await invitations.admit(invitation);
        await requireGoodPassword(account.password, [account.name, account.email]);
        await refuseTaken(account);
      } catch (error) {
        if (error instanceof Refusal) await limiter.use(refusals, limits.signUpRefusalsOfAddress);
        throw error;
      }
      await accountLimits.mail({ ...requester, email: account.email, playerId: undefined });
      const { password: passwords } = await auth.$context;
      const id = await attempts.begin({ ...account, invitationId, password: await passwords.hash(account.password) }, older);
      await codes.send({ id, purpose: 'sign-up', email: account.email });
      return id;
    },

    async resendCode(attemptId, requester) {
      const attempt = await attempts.find(attemptId);
      if (!attempt) throw new Refusal(texts.signUpOver);
      await accountLimits.mail({ ...requester, email: attempt.email, playerId: undefined });
      await codes.send({ id: attempt.id, purpose: 'sign-up', email: attempt.email });
    },

    async verifyEmail(proof, { headers, clientAddress }) {
      const failures = `code-failures:${clientAddress}`;
      await limiter.check(failures, limits.codeFailuresOfAddress);
      const attempt = await provenAttempt(proof).catch(async (error: unknown) => {
        if (error instanceof Refusal && error.field) await limiter.use(failures, limits.codeFailuresOfAddress);
        throw error;
      });
      // Not before: only the owner of an address learns that it is barred.
      await barred.refuse(attempt.email);
      const name = proof.name ?? attempt.name;
      const playerId = await db.transaction().execute(async (trx) => {
        // The same code sent twice at once creates one account.
        if (!(await attempts.finish(trx, attempt))) throw codeRefusal('gone');
        await codes.use(trx, attempt.id);
        if (attempt.invitation_id) await invitations.use(trx, attempt.invitation_id);
        const created = await createPlayer(trx, attempt, name);
        await events.record(trx, { playerId: created, kind: 'signed-up', headers });
        const { brought_id: broughtId } = attempt;
        if (broughtId) for (const take of newcomers) await take(trx, { playerId: created, broughtId, now: clock.now() });
        return created;
      });
      security.record('sign-up-verified', { playerId, email: attempt.email });
      const cookies = await sessions.open(playerId, headers);
      await arrive(playerId, headers);
      const { browserId, setCookie } = await knownBrowser.remember(headers, playerId);
      await traces.note(db, playerId, { browserId, clientAddress });
      const setCookies = [...cookies, setCookie];
      return {
        ...{ viewer: { id: playerId, name }, setCookies },
        ...{ returnTo: attempt.return_to ?? '/', broughtId: attempt.brought_id ?? undefined },
      };
    },

    verificationWasUsed: (email, code) => codes.wasUsed('sign-up', email, code),
  };
}

function nameTaken(): Refusal {
  return new Refusal(texts.nameTaken, { field: 'name', status: 409 });
}

/** The refusal of a code that is not valid. */
export function codeRefusal(kind: 'wrong' | 'spent' | 'gone'): Refusal {
  return new Refusal(kind === 'spent' ? texts.codeSpent : texts.codeInvalid, { field: 'code' });
}
