import { createContext } from 'react-router';
import type { Log } from './log.server';

/** The context of the log, for loaders, actions and the page renderer. */
export const logContext = createContext<Log>();
