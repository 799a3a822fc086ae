import { isAPIError } from 'better-auth/api';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import type { Requester } from '../requester/requester.server';
import type { SignedIn } from '../sign-up/sign-up.server';
import { texts } from '../texts';

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

/**
 * Signs in by password and replaces any older session of the person. A browser new to the account is reported
 * by mail, which the sign-in does not wait for.
 * @throws {Refusal} wrong address or password, address not verified ({@link Unverified}), too many tries.
 */
export type SignIn = (credentials: { email: string; password: string }, requester: Requester) => Promise<SignedIn>;

/** @see docs/product/accounts.md */
export function createSignIn({
  db,
  auth,
  accountLimits,
  attempts,
  sessions,
  knownBrowser,
  notices,
  security,
}: AccountDependencies): SignIn {
  return async ({ email, password }, { headers, clientAddress }) => {
    const owner = await db.selectFrom('player').select('id').where('email', '=', email).executeTakeFirst();
    const limit = await accountLimits.signIn({ email, playerId: owner?.id, headers, clientAddress });
    try {
      const signedIn = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
      const { token, user } = signedIn.response;
      await sessions.claim(token, headers);
      await limit.succeeded();
      if (!(await knownBrowser.idFor(headers, user.id))) void notices.newSignIn({ name: user.name, email }, headers);
      const browserCookie = await knownBrowser.remember(headers, user.id);
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
