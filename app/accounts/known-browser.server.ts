import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Seal } from '~/platform/seal.server';

/** A browser is known for this long after its last sign-in, in seconds: the longest that browsers keep a cookie. */
const KNOWN_SECONDS = 400 * 24 * 60 * 60;
/** How many people's browser one may be. */
const MAX_PLAYERS = 8;

/** Remembers in a browser, sealed, who has signed in with it before. It signs nobody in. */
export interface KnownBrowser {
  isKnown(headers: Headers, playerId: string): Promise<boolean>;
  /** Ids of those who have signed in with this browser, the last one first. */
  players(headers: Headers): Promise<string[]>;
  /** @returns the Set-Cookie header after which the browser is known to be this player's too. */
  remember(headers: Headers, playerId: string): Promise<string>;
}

/** @see docs/decisions/0047-new-sign-in-mail.md */
export function createKnownBrowser(seal: Seal, siteUrl: URL): KnownBrowser {
  const cookie = createCookie('quillarena.known_browser', {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.protocol === 'https:',
    path: '/',
    maxAge: KNOWN_SECONDS,
  });
  async function players(headers: Headers): Promise<string[]> {
    const kept: unknown = await cookie.parse(headers.get('cookie'));
    if (typeof kept !== 'string') return [];
    try {
      return z.array(z.string()).parse(JSON.parse(seal.open(kept)));
    } catch {
      return [];
    }
  }
  return {
    players,
    isKnown: async (headers, playerId) => (await players(headers)).includes(playerId),
    async remember(headers, playerId) {
      const others = (await players(headers)).filter((id) => id !== playerId);
      return cookie.serialize(seal.close(JSON.stringify([playerId, ...others].slice(0, MAX_PLAYERS))));
    },
  };
}
