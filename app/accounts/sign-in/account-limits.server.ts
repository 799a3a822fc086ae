import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { limits } from '../limits';
import type { Requester } from '../requester/requester.server';
import { accountKey } from './account-key.server';
import type { KnownBrowser } from './known-browser.server';

/** Who asks for something that is limited for an account. */
export interface Asking extends Requester {
  email: string;
  /** The account of that address, if there is one. */
  playerId: string | undefined;
}

/** Limits of an account that strangers cannot use up for its owner. */
export interface AccountLimits {
  /**
   * Counts a try to sign in.
   * @returns what to do when it succeeds and when it fails.
   * @throws {RateLimited}
   */
  signIn(asking: Asking): Promise<{ succeeded(): Promise<void>; failed(): Promise<void> }>;
  /** Counts a mail with a code. @throws {RateLimited} */
  mail(asking: Asking): Promise<void>;
}

/**
 * A browser in which the account was signed in before is counted by itself: whatever strangers try from elsewhere,
 * its owner gets in.
 * @see docs/decisions/0007-limits-in-the-database.md
 */
export function createAccountLimits(limiter: RateLimiter, knownBrowser: KnownBrowser): AccountLimits {
  async function ownKey(action: string, { playerId, headers }: Asking): Promise<string | undefined> {
    const browserId = playerId && (await knownBrowser.idFor(headers, playerId));
    return browserId ? `${action}-known:${playerId}:${browserId}` : undefined;
  }
  return {
    async signIn(asking) {
      const own = await ownKey('sign-in', asking);
      const addressKey = `sign-in-failures:${asking.clientAddress}`;
      if (!own) await limiter.check(addressKey, limits.signInFailuresOfAddress);
      const key = own ?? accountKey('sign-in', asking.email);
      await limiter.use(key, limits.signInOfAccount);
      return {
        succeeded: () => limiter.clear(key),
        failed: async () => {
          if (!own) await limiter.use(addressKey, limits.signInFailuresOfAddress);
        },
      };
    },
    async mail(asking) {
      await limiter.use((await ownKey('mail', asking)) ?? accountKey('mail', asking.email), limits.mailToAccount);
      await limiter.use(`mail-from:${asking.clientAddress}`, limits.mailFromAddress);
    },
  };
}
