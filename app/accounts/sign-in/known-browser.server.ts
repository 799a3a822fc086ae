import { randomUUID } from 'node:crypto';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { DAY_S } from '~/platform/clock/durations';
import type { Seal } from '~/platform/sealing/seal.server';

/** How long a browser is known after its last sign-in, in seconds: the longest lifetime of cookies. */
const KNOWN_SECONDS = 400 * DAY_S;
/** Maximum number of players of a browser. */
const MAX_PLAYERS = 8;

const cookieContent = z.object({ id: z.uuid(), players: z.array(z.string()) });
/** The format before browsers had ids. */
const playersAlone = z.array(z.string()).transform((players) => ({ id: randomUUID(), players }));

/** Stores in a sealed cookie who has signed in with a browser before. It does not sign anybody in. */
export interface KnownBrowser {
  /** Ids of players who have signed in with this browser, latest first. */
  players(headers: Headers): Promise<string[]>;
  /** The browser's id if this player has signed in with it before. */
  idFor(headers: Headers, playerId: string): Promise<string | undefined>;
  /** Adds a player to a browser. @returns the browser's id, and the Set-Cookie header. */
  remember(headers: Headers, playerId: string): Promise<{ browserId: string; setCookie: string }>;
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
  async function read(headers: Headers): Promise<z.output<typeof cookieContent>> {
    const stored: unknown = await cookie.parse(headers.get('cookie'));
    if (typeof stored !== 'string') return { id: randomUUID(), players: [] };
    try {
      return z.union([cookieContent, playersAlone]).parse(JSON.parse(seal.open(stored)));
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
      const setCookie = await cookie.serialize(seal.close(JSON.stringify({ id, players: [playerId, ...others].slice(0, MAX_PLAYERS) })));
      return { browserId: id, setCookie };
    },
  };
}
