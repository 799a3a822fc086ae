import { isAPIError } from 'better-auth/api';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import type { Requester } from '../requester/requester.server';
import { isProtected } from '../second-factors/is-protected.server';
import { securityTexts } from '../second-factors/texts';
import type { SignedIn } from '../sign-up/sign-up.server';
import { texts } from '../texts';
import type { FinishSignIn } from './finish-sign-in.server';
import type { PendingSignIn } from './second-step/pending-sign-in.server';

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

/** @see docs/product/accounts.md */
export function createSignIn({
  db,
  auth,
  accountLimits,
  attempts,
  sessions,
  security,
  pendingSignIn,
  finishSignIn,
}: SignInDependencies): SignIn {
  return async ({ email, password }, { headers, clientAddress }) => {
    const owner = await db.selectFrom('player').select('id').where('email', '=', email).executeTakeFirst();
    const limit = await accountLimits.signIn({ email, playerId: owner?.id, headers, clientAddress });
    try {
      const signedIn = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
      const { token, user } = signedIn.response;
      await limit.succeeded();
      if (await isProtected(db, user.id)) {
        await sessions.discard(token);
        throw new SecondStepNeeded(await pendingSignIn.remember(user.id));
      }
      await sessions.claim(token, headers);
      const browserCookie = await finishSignIn({ id: user.id, name: user.name, email }, 'password', headers);
      return { viewer: { id: user.id, name: user.name }, setCookies: [...signedIn.headers.getSetCookie(), browserCookie] };
    } catch (error) {
      if (!isAPIError(error)) throw error;
      const waiting = owner ? undefined : await attempts.waitingFor(email, password);
      if (waiting) throw new Unverified(waiting.id);
      await limit.failed();
      security.record('sign-in-failed', owner ? { playerId: owner.id } : { email });
      throw new Refusal(texts.wrongCredentials, { status: 401 });
    }
  };
}
