import { defineFeature } from '~/platform/feature/define-feature.server';
import { progressContext } from '~/progress/progress.server';
import { createLeaderboardService, leaderboardContext } from './leaderboard.server';

export const leaderboardFeature = defineFeature({
  name: 'leaderboard',
  needs: { progress: progressContext },
  provides: { leaderboard: leaderboardContext },
  create({ db, clock, log, progress }) {
    const onFailure = (error: unknown) => log.warn({ err: error }, 'ranks could not be recounted');
    const leaderboard = createLeaderboardService({ db, clock, progress, onFailure });
    return {
      services: { leaderboard },
      jobs: { 'board-ranks': { cron: '* * * * *', work: leaderboard.renewRanks } },
    };
  },
});
