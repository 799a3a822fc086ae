import { createContext } from 'react-router';
import type { Clock } from '../clock/clock';

/** Facts about a request that the HTTP layer passes to loaders, actions and the page. */
export interface RequestFacts {
  requestId: string;
  /** For inline scripts of this page. */
  nonce: string;
  /** The client's address, according to TRUST_PROXY. */
  clientAddress: string;
  /** Whether it comes from this machine by a loopback name; false for requests forwarded by a proxy for others. */
  isFromThisMachine: boolean;
}

export const requestFactsContext = createContext<RequestFacts>();

/** Learns the pattern of the route that answers a request, such as /story/:id. */
export const routePatternContext = createContext<(pattern: string) => void>(() => undefined);

export const clockContext = createContext<Clock>();
