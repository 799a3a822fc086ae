import { randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { DAY_S } from '~/platform/clock/durations';
import type { Seal } from '~/platform/sealing/seal.server';

/** A browser is known for this long after its last sign-in, in seconds: the longest that browsers keep a cookie. */
const KNOWN_SECONDS = 400 * DAY_S;
/** How many people's browser one may be. */
const MAX_PLAYERS = 8;

const known = z.object({ id: z.uuid(), players: z.array(z.string()) });
/** As browsers were remembered before they had an id. */
const playersAlone = z.array(z.string()).transform((players) => ({ id: randomUUID(), players }));

/** Remembers in a browser, sealed, who has signed in with it before. It signs nobody in. */
export interface KnownBrowser {
  /** Ids of those who have signed in with this browser, the last one first. */
  players(headers: Headers): Promise<string[]>;
  /** The browser's id when this player has signed in with it before. */
  idFor(headers: Headers, playerId: string): Promise<string | undefined>;
  /** @returns the Set-Cookie header after which the browser is known to be this player's too. */
  remember(headers: Headers, playerId: string): Promise<string>;
}

/** @see docs/decisions/0007-limits-in-the-database.md */
export function createKnownBrowser(seal: Seal, siteUrl: URL): KnownBrowser {
  const cookie = createCookie('quillarena.known_browser', {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.protocol === 'https:',
    path: '/',
    maxAge: KNOWN_SECONDS,
  });
  async function read(headers: Headers): Promise<z.output<typeof known>> {
    const kept: unknown = await cookie.parse(headers.get('cookie'));
    if (typeof kept !== 'string') return { id: randomUUID(), players: [] };
    try {
      return z.union([known, playersAlone]).parse(JSON.parse(seal.open(kept)));
    } catch {
      return { id: randomUUID(), players: [] };
    }
  }
  return {
    players: async (headers) => (await read(headers)).players,
    async idFor(headers, playerId) {
      const { id, players } = await read(headers);
      return players.includes(playerId) ? id : undefined;
    },
    async remember(headers, playerId) {
      const { id, players } = await read(headers);
      const others = players.filter((other) => other !== playerId);
      return cookie.serialize(seal.close(JSON.stringify({ id, players: [playerId, ...others].slice(0, MAX_PLAYERS) })));
    },
  };
}
