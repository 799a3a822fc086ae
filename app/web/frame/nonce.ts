import { createContext } from 'react';

/** The page's nonce for inline scripts: known while the server renders, undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
