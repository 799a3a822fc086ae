import { randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { DAY_S } from '~/platform/clock/durations';
import { isUuid } from '~/platform/ids/uuid';

const KEPT_SECONDS = 90 * DAY_S;

/** People who play and write without an account: an id in a signed cookie, created when they first do. */
export interface Guests {
  /** The guest of a request; undefined for a visitor who has done nothing yet, or whose cookie was tampered with. */
  read(headers: Headers): Promise<string | undefined>;
  /** Creates a guest and the Set-Cookie header that identifies them from then on. */
  welcome(): Promise<{ guestId: string; cookie: string }>;
}

/** @see docs/product/word-games.md */
export function createGuests(secret: string, siteUrl: URL): Guests {
  const cookie = createCookie('quillarena.guest', {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.protocol === 'https:',
    path: '/',
    maxAge: KEPT_SECONDS,
    secrets: [secret],
  });
  return {
    async read(headers) {
      const kept: unknown = await cookie.parse(headers.get('cookie'));
      return typeof kept === 'string' && isUuid(kept) ? kept : undefined;
    },
    async welcome() {
      const guestId = randomUUID();
      return { guestId, cookie: await cookie.serialize(guestId) };
    },
  };
}
