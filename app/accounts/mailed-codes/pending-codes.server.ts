import { createCookie } from 'react-router';
import { z } from 'zod';
import { DAY_S } from '~/platform/clock/durations';
import type { Seal } from '~/platform/sealing/seal.server';

/** How many addresses a browser may be about to prove. */
const MAX_PENDING = 4;

const pending = z.object({ email: z.email(), id: z.uuid().optional() });

/** An address that a browser is about to prove, and the request for a code that it made, if it made one itself. */
export type PendingCode = z.output<typeof pending>;

/** Remembers in a sealed cookie which codes a browser has asked for: they count there without further proof. */
export interface PendingCodes {
  /** The newest one, or the one of an address. */
  read(headers: Headers, email?: string): Promise<PendingCode | undefined>;
  /**
   * Remembers an address, with the request behind it; a request that is known already stays.
   * @returns the Set-Cookie header.
   */
  remember(headers: Headers, code: PendingCode): Promise<string>;
  /** Forgets one address. @returns the Set-Cookie header. */
  forget(headers: Headers, email: string): Promise<string>;
}

/**
 * @param name of the cookie.
 * @see docs/decisions/0003-accounts-on-better-auth.md
 */
export function createPendingCodes(name: string, seal: Seal, siteUrl: URL): PendingCodes {
  const cookie = createCookie(name, { httpOnly: true, sameSite: 'lax', secure: siteUrl.protocol === 'https:', path: '/' });

  async function readAll(headers: Headers): Promise<PendingCode[]> {
    const kept: unknown = await cookie.parse(headers.get('cookie'));
    if (typeof kept !== 'string') return [];
    try {
      return z.array(pending).parse(JSON.parse(seal.open(kept)));
    } catch {
      return [];
    }
  }
  const serialize = (codes: readonly PendingCode[]) =>
    codes.length > 0
      ? cookie.serialize(seal.close(JSON.stringify(codes.slice(0, MAX_PENDING))), { maxAge: DAY_S })
      : cookie.serialize('', { maxAge: 0 });

  return {
    async read(headers, email) {
      const codes = await readAll(headers);
      return email === undefined ? codes[0] : codes.find((code) => code.email === email);
    },
    async remember(headers, { email, id }) {
      const codes = await readAll(headers);
      const known = codes.find((code) => code.email === email);
      return serialize([{ email, id: id ?? known?.id }, ...codes.filter((code) => code !== known)]);
    },
    async forget(headers, email) {
      return serialize((await readAll(headers)).filter((code) => code.email !== email));
    },
  };
}
