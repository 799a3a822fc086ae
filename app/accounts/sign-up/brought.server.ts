import type { Transaction } from 'kysely';
import { createCookie } from 'react-router';
import { DAY_S } from '~/platform/clock/durations';
import type { Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';

/** A player whose account has just been made, with the id of what they made here as a visitor. */
export interface Newcomer {
  playerId: string;
  broughtId: string;
  now: Date;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    /** Takes what a newcomer made as a visitor into their account; nothing where it is not this feature's. */
    newcomers(trx: Transaction<Tables>, newcomer: Newcomer): Promise<void>;
  }
}

/**
 * Remembers in a browser, for a day, what its visitor made and wants to keep. A sign-up begun there takes it along, so that it
 * comes into the account in whatever browser the address is verified. The id cannot be guessed: whoever has it made the thing.
 */
export interface Brought {
  read(headers: Headers): Promise<string | undefined>;
  /** @returns the Set-Cookie header. */
  remember(id: string): Promise<string>;
}

/** @see docs/product/accounts.md */
export function createBrought(siteUrl: URL): Brought {
  const secure = siteUrl.protocol === 'https:';
  const cookie = createCookie('quillarena.brought', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: DAY_S });
  return {
    async read(headers) {
      const id: unknown = await cookie.parse(headers.get('cookie'));
      return typeof id === 'string' && isUuid(id) ? id : undefined;
    },
    remember: (id) => cookie.serialize(id),
  };
}
