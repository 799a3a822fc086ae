import { createContext } from 'react-router';
import type { LeaderboardService } from './leaderboard.server';

export const leaderboardServiceContext = createContext<LeaderboardService>();
