import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Seal } from '~/platform/seal.server';

const DAY_SECONDS = 24 * 60 * 60;

/** Remembers, in a sealed cookie, which address a browser is about to prove, so that a reload keeps it. */
export interface PendingAddress {
  read(headers: Headers): Promise<string | undefined>;
  /** @returns the Set-Cookie header that remembers the address. */
  remember(email: string): Promise<string>;
  forget(): Promise<string>;
}

/** @see docs/product/accounts.md */
export function createPendingAddress(seal: Seal, siteUrl: URL): PendingAddress {
  const cookie = createCookie('quillarena.pending_address', {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.protocol === 'https:',
    path: '/',
  });
  return {
    async read(headers) {
      const kept: unknown = await cookie.parse(headers.get('cookie'));
      if (typeof kept !== 'string') return undefined;
      try {
        return z.email().parse(seal.open(kept));
      } catch {
        return undefined;
      }
    },
    remember: (email) => cookie.serialize(seal.close(email), { maxAge: DAY_SECONDS }),
    forget: () => cookie.serialize('', { maxAge: 0 }),
  };
}
