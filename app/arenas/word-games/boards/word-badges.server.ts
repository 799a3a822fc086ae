import { numberWord } from '~/platform/text/number-words';
import type { BadgeDeclaration } from '~/progress/badges';
import { longestStreak } from '~/progress/streak';
import { playedDays } from '../daily/daily-board.server';
import { GAME_IDS } from '../games/games';
import { gamesScoredIn } from '../referee/played-games.server';

/** Days of the daily set searched for the longest streak. */
const STREAK_DAYS = 1_000;

/** Badges for playing the games, and their daily set. */
export const wordBadges: readonly BadgeDeclaration[] = [
  {
    ...{ id: 'all-rounder', name: 'All-Rounder', steps: [3, 6, 10], order: 5 },
    requirement: (step) => `Score in ${step} of the ${numberWord(GAME_IDS.length)} word games`,
    count: ({ db, playerId }) => gamesScoredIn(db, playerId),
  },
  {
    ...{ id: 'regular', name: 'Regular', steps: [3, 7, 30], order: 6 },
    requirement: (step) => `Play the daily set ${step} days in a row`,
    count: async ({ db, playerId }) => longestStreak(await playedDays(db, playerId, STREAK_DAYS)),
  },
];
