import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { limits } from '../limits';
import type { Requester } from '../requester/requester.server';
import { accountKey } from './account-key.server';
import type { KnownBrowser } from './known-browser.server';

/** A request that is limited for an account. */
interface AccountRequest extends Requester {
  email: string;
  /** The account with that address, if there is one. */
  playerId: string | undefined;
}

/** Limits for an account that strangers cannot use up for its owner. */
export interface AccountLimits {
  /**
   * Counts an attempt to sign in.
   * @returns callbacks for its success and its failure.
   * @throws {RateLimited}
   */
  signIn(request: AccountRequest): Promise<{ succeeded(): Promise<void>; failed(): Promise<void> }>;
  /**
   * Counts a code of the second step.
   * @returns what forgets those of this browser.
   * @throws {RateLimited}
   */
  secondStep(playerId: string, headers: Headers): Promise<() => Promise<void>>;
  /** Counts a mailed code. @throws {RateLimited} */
  mail(request: AccountRequest): Promise<void>;
}

/**
 * A browser known to the account is counted separately: whatever strangers try elsewhere,
 * its owner gets in.
 * @see docs/decisions/0007-limits-in-the-database.md
 */
export function createAccountLimits(limiter: RateLimiter, knownBrowser: KnownBrowser): AccountLimits {
  async function ownKey(action: string, { playerId, headers }: Pick<AccountRequest, 'playerId' | 'headers'>): Promise<string | undefined> {
    // Looked up for nobody, too: an unknown address takes as long.
    const browserId = await knownBrowser.idFor(headers, playerId ?? '');
    return browserId ? `${action}-known:${playerId}:${browserId}` : undefined;
  }
  return {
    async signIn(request) {
      const own = await ownKey('sign-in', request);
      const addressKey = `sign-in-failures:${request.clientAddress}`;
      if (!own) await limiter.check(addressKey, limits.signInFailuresOfAddress);
      const key = own ?? accountKey('sign-in', request.email);
      await limiter.use(key, limits.signInOfAccount);
      return {
        succeeded: () => limiter.clear(key),
        failed: async () => {
          if (!own) await limiter.use(addressKey, limits.signInFailuresOfAddress);
        },
      };
    },
    async secondStep(playerId, headers) {
      const key = (await ownKey('second-step', { playerId, headers })) ?? `second-step:${playerId}`;
      await limiter.use(key, limits.secondStepOfPlayer);
      return () => limiter.clear(key);
    },
    async mail(request) {
      await limiter.use((await ownKey('mail', request)) ?? accountKey('mail', request.email), limits.mailToAccount);
      await limiter.use(`mail-from:${request.clientAddress}`, limits.mailFromAddress);
    },
  };
}
