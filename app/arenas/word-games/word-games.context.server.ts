import { createContext } from 'react-router';
import type { WordGames } from './word-games.server';

export const wordGamesContext = createContext<WordGames>();
