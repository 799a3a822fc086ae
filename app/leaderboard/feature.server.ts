import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { personalTable } from '~/platform/feature/personal-data';
import { progressContext } from '~/progress/progress.server';
import { createLeaderboardService, leaderboardContext } from './leaderboard.server';

export const leaderboardFeature = defineFeature({
  name: 'leaderboard',
  needs: { progress: progressContext },
  provides: { leaderboard: leaderboardContext },
  personalData: {
    tables: [personalTable('day_rank', { person: 'player_id', file: 'ranks-of-the-day', columns: ['board', 'rank', 'day'], key: 'board' })],
  },
  shows: { navigation: [{ to: href('/leaderboard'), label: 'Leaderboard', order: 4 }], addresses: [href('/leaderboard')] },
  create({ database, db, clock, log, progress, shown }) {
    const onFailure = (error: unknown) => log.warn({ err: error }, 'ranks could not be recounted');
    const leaderboard = createLeaderboardService({
      db,
      forVisitor: database.forVisitor,
      clock,
      progress,
      boards: shown('boards'),
      onFailure,
    });
    return {
      services: { leaderboard },
      jobs: {
        'board-ranks': { cron: '* * * * *', work: leaderboard.renewRanks },
        // Not at midnight alone: a site that was down then stores them as soon as it is back.
        'day-ranks': { cron: '*/5 * * * *', work: leaderboard.storeDayRanks },
      },
    };
  },
});
