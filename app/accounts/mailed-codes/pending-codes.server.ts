import { createCookie } from 'react-router';
import { z } from 'zod';
import { DAY_S } from '~/platform/clock/durations';
import type { Seal } from '~/platform/sealing/seal.server';

/** Maximum number of addresses that a browser may be verifying. */
const MAX_PENDING = 4;

const pending = z.object({ email: z.email(), id: z.uuid().optional() });

/** An address that a browser is verifying, with its own request for a code, if any. */
export type PendingCode = z.output<typeof pending>;

/** Stores in a sealed cookie which codes a browser has requested: they need no further proof there. */
export interface PendingCodes {
  /** The newest pending code, or the one of an address. */
  read(headers: Headers, email?: string): Promise<PendingCode | undefined>;
  /**
   * Stores an address with its request; an already stored request stays.
   * @returns the Set-Cookie header.
   */
  remember(headers: Headers, code: PendingCode): Promise<string>;
  /** Removes an address. @returns the Set-Cookie header. */
  forget(headers: Headers, email: string): Promise<string>;
}

/**
 * @param name name of the cookie.
 * @see docs/decisions/0003-accounts-on-better-auth.md
 */
export function createPendingCodes(name: string, seal: Seal, siteUrl: URL): PendingCodes {
  const cookie = createCookie(name, { httpOnly: true, sameSite: 'lax', secure: siteUrl.protocol === 'https:', path: '/' });

  async function readAll(headers: Headers): Promise<PendingCode[]> {
    const stored: unknown = await cookie.parse(headers.get('cookie'));
    if (typeof stored !== 'string') return [];
    try {
      return z.array(pending).parse(JSON.parse(seal.open(stored)));
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
