import type { RouterContextProvider } from 'react-router';
import { requestFactsContext } from '~/platform/requests/request-context.server';

/** Who asks for something about an account: a browser by its headers, and its address of the network. */
export interface Requester {
  headers: Headers;
  clientAddress: string;
}

/** The requester of a request. */
export function requesterOf(request: Request, context: Readonly<RouterContextProvider>): Requester {
  return { headers: request.headers, clientAddress: context.get(requestFactsContext).clientAddress };
}
