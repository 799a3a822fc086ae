import { createContext } from 'react-router';
import type { PlayersService } from './players.server';

export const playersContext = createContext<PlayersService>();
