import { randomBytes } from 'node:crypto';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import type { Requester } from '../requester/requester.server';
import { isProtected } from '../second-factors/is-protected.server';
import { securityTexts } from '../second-factors/texts';
import type { SignedIn } from '../sign-up/sign-up.server';
import { texts } from '../texts';
import type { FinishSignIn } from './finish-sign-in.server';
import type { PendingSignIn } from './second-step/pending-sign-in.server';

const NOBODYS_BYTES = 24;

/** Thrown if the password belongs to a sign-up that is not verified yet. */
export class Unverified extends Refusal {
  /** The sign-up: its password proves who began it, so it may continue in this browser. */
  readonly attemptId: string;

  constructor(attemptId: string) {
    super(texts.unverified, { status: 403 });
    this.name = 'Unverified';
    this.attemptId = attemptId;
  }
}

/** Thrown if the password is right, but opens the account only together with a passkey or a code. */
export class SecondStepNeeded extends Refusal {
  /** The Set-Cookie header by which the browser knows whose password was right. */
  readonly setCookie: string;

  constructor(setCookie: string) {
    super(securityTexts.secondStep, { status: 401 });
    this.name = 'SecondStepNeeded';
    this.setCookie = setCookie;
  }
}

interface SignInDependencies extends AccountDependencies {
  pendingSignIn: PendingSignIn;
  finishSignIn: FinishSignIn;
}

/**
 * Signs in by password and replaces any older session of the person. A browser new to the account is reported
 * by mail, which the sign-in does not wait for.
 * @throws {Refusal} wrong address or password, address not verified ({@link Unverified}), a second step to take
 * ({@link SecondStepNeeded}), too many tries.
 */
export type SignIn = (credentials: { email: string; password: string }, requester: Requester) => Promise<SignedIn>;

/** Whose password may be right: an account's, or that of a sign-up which waits for its code. */
interface Candidate {
  hash: string;
  /** Undefined for an account. */
  attemptId?: string;
}

/**
 * An unknown address takes the same path as a known one with a wrong password: the same queries, and one comparison with a hash,
 * which is nobody's. Its time tells nothing.
 * @see docs/product/accounts.md
 */
export function createSignIn(dependencies: SignInDependencies): SignIn {
  const { db, auth, accountLimits, attempts, sessions, security, pendingSignIn, finishSignIn } = dependencies;
  let nobodysHash: Promise<string> | undefined;

  /** Compares at least once. @returns the candidate with this password. */
  async function withPassword(candidates: readonly Candidate[], password: string): Promise<Candidate | undefined> {
    const { password: passwords } = await auth.$context;
    nobodysHash ??= passwords.hash(randomBytes(NOBODYS_BYTES).toString('base64url'));
    const hash = await nobodysHash;
    if (candidates.length === 0) await passwords.verify({ hash, password });
    for (const candidate of candidates) if (await passwords.verify({ hash: candidate.hash, password })) return candidate;
    return undefined;
  }

  return async ({ email, password }, { headers, clientAddress }) => {
    const owner = await db
      .selectFrom('player')
      .innerJoin('credential', 'credential.player_id', 'player.id')
      .select(['player.id', 'player.name', 'player.email', 'credential.password'])
      .where('player.email', '=', email)
      .where('player.email_verified', '=', true)
      .where('credential.provider_id', '=', 'credential')
      .executeTakeFirst();
    const waiting = await attempts.waitingFor(email);
    const limit = await accountLimits.signIn({ email, playerId: owner?.id, headers, clientAddress });
    const candidates = owner
      ? [owner].flatMap(({ password: hash }) => (hash ? [{ hash }] : []))
      : waiting.map(({ id, password: hash }) => ({ hash, attemptId: id }));
    const right = await withPassword(candidates, password);
    if (right?.attemptId) throw new Unverified(right.attemptId);
    if (!right || !owner) {
      await limit.failed();
      security.record('sign-in-failed', owner ? { playerId: owner.id } : { email });
      throw new Refusal(texts.wrongCredentials, { status: 401 });
    }
    await limit.succeeded();
    if (await isProtected(db, owner.id)) throw new SecondStepNeeded(await pendingSignIn.remember(owner.id));
    const cookies = await sessions.open(owner.id, headers);
    const browserCookie = await finishSignIn(owner, 'password', { headers, clientAddress });
    return { viewer: { id: owner.id, name: owner.name }, setCookies: [...cookies, browserCookie] };
  };
}
