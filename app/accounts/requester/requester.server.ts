import type { RouterContextProvider } from 'react-router';
import { requestFactsContext } from '~/platform/requests/request-context.server';

/** The browser behind an account request: its headers and client address. */
export interface Requester {
  headers: Headers;
  clientAddress: string;
}

/** The requester behind a request. */
export function requesterOf(request: Request, context: Readonly<RouterContextProvider>): Requester {
  return { headers: request.headers, clientAddress: context.get(requestFactsContext).clientAddress };
}
