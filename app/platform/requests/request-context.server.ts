import { createContext } from 'react-router';
import type { Clock } from '../clock/clock';

/** What the HTTP layer knows about a request and hands to loaders, actions and the page. */
export interface RequestFacts {
  requestId: string;
  /** For inline scripts of this page. */
  nonce: string;
  /** Whether the page cache takes this request's page, if its loaders allow it. */
  mayCache: boolean;
  /** The address of whoever asks, as TRUST_PROXY says. */
  clientAddress: string;
  /** Whether it was asked on this very machine, by a loopback name; false for whatever a proxy hands on for others. */
  isFromThisMachine: boolean;
}

export const requestFactsContext = createContext<RequestFacts>();

export const clockContext = createContext<Clock>();
