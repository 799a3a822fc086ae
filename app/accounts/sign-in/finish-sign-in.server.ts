import type { AccountDependencies } from '../dependencies';
import type { Arrive } from '../guests/arrivals.server';
import type { Requester } from '../requester/requester.server';
import type { SignInWay } from '../security-events/event-kinds';

type FinishSignInDependencies = Pick<AccountDependencies, 'db' | 'events' | 'knownBrowser' | 'notices' | 'traces'> & { arrive: Arrive };

/** Remembers a sign-in that has succeeded, and takes over what the browser's guest did. @returns the cookie that makes the browser known. */
export type FinishSignIn = (owner: SignInOwner, how: SignInWay, requester: Requester) => Promise<string>;

interface SignInOwner {
  id: string;
  name: string;
  email: string;
}

/** A browser that is new to the account is also announced by mail, which the sign-in does not wait for. */
export function createFinishSignIn({ db, events, knownBrowser, notices, traces, arrive }: FinishSignInDependencies): FinishSignIn {
  return async (owner, how, { headers, clientAddress }) => {
    const { id: playerId } = owner;
    const event = { playerId, kind: 'signed-in' as const, detail: how, headers };
    if (await knownBrowser.idFor(headers, playerId)) await events.record(db, event);
    else void notices.newSignIn(owner, { alarm: await events.recordWithAlarm(db, event), headers });
    await arrive(playerId, headers);
    const { browserId, setCookie } = await knownBrowser.remember(headers, playerId);
    await traces.note(db, playerId, { browserId, clientAddress });
    return setCookie;
  };
}
