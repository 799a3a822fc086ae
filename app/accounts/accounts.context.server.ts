import { createContext } from 'react-router';
import type { AccountsService } from './accounts.server';

export const accountsContext = createContext<AccountsService>();
