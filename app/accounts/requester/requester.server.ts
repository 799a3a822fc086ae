import type { RouterContextProvider } from 'react-router';
import { requestFactsContext } from '~/platform/requests/request-context.server';

/** Who asks for something about an account: a browser by its headers, and its address of the network. */
export interface Asker {
  headers: Headers;
  clientAddress: string;
}

/** The asker of a request. */
export function askerOf(request: Request, context: Readonly<RouterContextProvider>): Asker {
  return { headers: request.headers, clientAddress: context.get(requestFactsContext).clientAddress };
}
