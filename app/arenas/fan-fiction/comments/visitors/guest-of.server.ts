import type { RouterContextProvider } from 'react-router';
import { accountsContext } from '~/accounts/accounts.server';
import { optionalPlayer } from '~/accounts/viewer/viewer.server';

/**
 * The guest of a visitor's browser: they see what they wrote with it while it waits. Undefined for a player who is signed in.
 * @param cookie one that the answer brings, for a browser that has just become known.
 */
export async function guestOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  cookie?: string | undefined,
): Promise<string | undefined> {
  if (optionalPlayer(context)) return undefined;
  return context.get(accountsContext).guests.read(cookie === undefined ? request.headers : new Headers({ cookie }));
}
