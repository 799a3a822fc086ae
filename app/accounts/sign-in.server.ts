import { isAPIError } from 'better-auth/api';
import { Refusal } from '~/platform/refusal';
import { accountKey } from './account-key.server';
import type { AccountParts } from './accounts.server';
import { limits } from './limits';
import type { SignedIn } from './sign-up.server';
import { texts } from './texts';

export interface SignIn {
  /**
   * Signs in by password; any older session of the person is replaced. A browser that is new to the account is told
   * about by mail, which the sign-in does not wait for.
   * @throws {Refusal} wrong address or password, address not verified, too many tries.
   */
  signIn(credentials: { email: string; password: string }, request: { headers: Headers; clientAddress: string }): Promise<SignedIn>;
}

/** @see docs/product/accounts.md */
export function createSignIn({ auth, limiter, sessions, knownBrowser, notices }: AccountParts): SignIn {
  return {
    async signIn({ email, password }, { headers, clientAddress }) {
      const accountLimit = accountKey('sign-in', email);
      const addressKey = `sign-in-failures:${clientAddress}`;
      await limiter.check(addressKey, limits.signInFailuresOfAddress);
      await limiter.use(accountLimit, limits.signInOfAccount);
      try {
        const signedIn = await auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
        const { token, user } = signedIn.response;
        await sessions.claim(token);
        await limiter.clear(accountLimit);
        if (!(await knownBrowser.isKnown(headers, user.id))) void notices.newSignIn({ name: user.name, email }, headers);
        const known = await knownBrowser.remember(headers, user.id);
        return { viewer: { id: user.id, name: user.name }, setCookies: [...signedIn.headers.getSetCookie(), known] };
      } catch (error) {
        if (!isAPIError(error)) throw error;
        if (error.body?.code === 'EMAIL_NOT_VERIFIED') throw new Refusal(texts.unverified, { status: 403 });
        await limiter.use(addressKey, limits.signInFailuresOfAddress);
        throw new Refusal(texts.wrongCredentials, { status: 401 });
      }
    },
  };
}
