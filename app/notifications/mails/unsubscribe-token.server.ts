import { type StoppableMail, stoppableMails } from '~/notices/settings/notice-settings.server';
import { isUuid } from '~/platform/ids/uuid';
import { createSeal } from '~/platform/sealing/seal.server';

/** Which mail to stop, and whose. */
interface Unsubscription {
  playerId: string;
  mail: StoppableMail;
}

/** Addresses that stop a mail to a player from the mail itself, without signing in. */
export interface UnsubscribeTokens {
  tokenFor(asked: Unsubscription): string;
  /** Undefined for a token that is not the site's. */
  read(token: string): Unsubscription | undefined;
}

/** Tokens are sealed player ids with the name of the mail, which the oldest lack. They do not expire, because mails are kept for years. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const seal = createSeal(secret, 'weekly mail');
  return {
    tokenFor: ({ playerId, mail }) => Buffer.from(seal.close(`${playerId}:${mail}`), 'base64').toString('base64url'),
    read(token) {
      try {
        const [playerId = '', name = 'weekly'] = seal.open(Buffer.from(token, 'base64url').toString('base64')).split(':');
        const mail = stoppableMails.find((known) => known === name);
        return isUuid(playerId) && mail ? { playerId, mail } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
