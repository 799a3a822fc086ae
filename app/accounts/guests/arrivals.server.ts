import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Shows } from '~/platform/feature/shows';
import type { Guests } from './guests.server';

/** A guest who signs in, or whose account has just been made, in the same browser. */
export interface Arrival {
  playerId: string;
  guestId: string;
  now: Date;
}

declare module '~/platform/feature/shows' {
  interface Shows {
    /** Takes what a guest did into the account that signs in there; what is done twice changes nothing more. */
    arrivals(db: Db, arrival: Arrival): Promise<void>;
  }
}

/** Takes over what the guest of a browser did. @param headers of the request by which a player signs in. */
export type Arrive = (playerId: string, headers: Headers) => Promise<void>;

export interface ArrivalDependencies {
  db: Db;
  clock: Clock;
  guests: Pick<Guests, 'read'>;
  arrivals: readonly Shows['arrivals'][];
}

/** @see docs/product/accounts.md */
export function createArrive({ db, clock, guests, arrivals }: ArrivalDependencies): Arrive {
  return async (playerId, headers) => {
    const guestId = await guests.read(headers);
    if (guestId === undefined) return;
    for (const take of arrivals) await take(db, { playerId, guestId, now: clock.now() });
  };
}
