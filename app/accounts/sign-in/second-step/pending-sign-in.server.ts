import { createCookie } from 'react-router';
import { z } from 'zod';
import type { Clock } from '~/platform/clock/clock';
import { MINUTE_MS, SECOND_MS } from '~/platform/clock/durations';
import type { Seal } from '~/platform/sealing/seal.server';

/** How long a right password waits for its second step, in ms. */
const WAITS_MS = 10 * MINUTE_MS;

const content = z.object({ playerId: z.uuid(), since: z.number() });

/** Who has given the right password in a browser, when (ms since the epoch), and has still to confirm that it is them. */
type WaitingSignIn = z.output<typeof content>;

/** Stores in a sealed cookie whose password was right in a browser. It signs nobody in. */
export interface PendingSignIn {
  read(headers: Headers): Promise<WaitingSignIn | undefined>;
  /** @returns the Set-Cookie header. */
  remember(playerId: string): Promise<string>;
  /** @returns the Set-Cookie header. */
  forget(): Promise<string>;
}

interface PendingSignInDependencies {
  clock: Clock;
  seal: Seal;
  siteUrl: URL;
}

/** @see docs/product/account-security.md */
export function createPendingSignIn({ clock, seal, siteUrl }: PendingSignInDependencies): PendingSignIn {
  const cookie = createCookie('quillarena.second_step', {
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.protocol === 'https:',
    path: '/',
  });
  return {
    async read(headers) {
      const stored: unknown = await cookie.parse(headers.get('cookie'));
      if (typeof stored !== 'string') return undefined;
      try {
        const waiting = content.parse(JSON.parse(seal.open(stored)));
        return waiting.since + WAITS_MS > clock.now().getTime() ? waiting : undefined;
      } catch {
        return undefined;
      }
    },
    remember: (playerId) =>
      cookie.serialize(seal.close(JSON.stringify({ playerId, since: clock.now().getTime() } satisfies WaitingSignIn)), {
        maxAge: WAITS_MS / SECOND_MS,
      }),
    forget: () => cookie.serialize('', { maxAge: 0 }),
  };
}
