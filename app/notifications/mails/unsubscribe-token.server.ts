import { isUuid } from '~/platform/ids/uuid';
import { createSeal } from '~/platform/sealing/seal.server';

/** Addresses that stop a player's weekly mail from the mail itself, without signing in. */
export interface UnsubscribeTokens {
  tokenFor(playerId: string): string;
  /** Undefined for a token that is not the site's. */
  playerOf(token: string): string | undefined;
}

/** Tokens are sealed player ids. They do not expire, because mails are kept for years. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const seal = createSeal(secret, 'weekly mail');
  return {
    tokenFor: (playerId) => Buffer.from(seal.close(playerId), 'base64').toString('base64url'),
    playerOf(token) {
      try {
        const playerId = seal.open(Buffer.from(token, 'base64url').toString('base64'));
        return isUuid(playerId) ? playerId : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
