import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { createProgressService, progressContext } from './progress.server';
import { createSiteFigures, siteFiguresContext } from './site-figures.server';

/** Data about a player's progress. The ledger stays without a name; totals and board rows are deleted with the player. */
const personalData: PersonalData = {
  tables: [
    personalTable('xp_entry', {
      person: 'player_id',
      file: 'xp',
      columns: ['id', 'arena', 'amount', 'source', 'source_id', 'revision', 'created_at'],
      key: 'id',
    }),
    personalTable('player_progress', {
      person: 'player_id',
      file: 'progress',
      columns: ['player_id', 'xp', 'games_played', 'games_won', 'stories_published'],
      key: 'player_id',
    }),
    personalTable('arena_progress', {
      person: 'player_id',
      file: 'progress-by-arena',
      columns: ['arena', 'xp_sum', 'reached_at'],
      key: 'arena',
    }),
    personalTable('board_row', { person: 'player_id', file: 'leaderboards', columns: ['board', 'score', 'reached_at'], key: 'board' }),
  ],
};

export const progressFeature = defineFeature({
  name: 'progress',
  provides: { progress: progressContext, siteFigures: siteFiguresContext },
  personalData,
  shows: { counters: [{ one: 'Game played', many: 'Games played', count: ({ progress }) => progress.gamesPlayed }] },
  create({ db, clock }) {
    const siteFigures = createSiteFigures({ db, clock });
    return {
      services: { progress: createProgressService({ db, clock }), siteFigures },
      jobs: { 'site-figures': { cron: '* * * * *', work: siteFigures.countGames } },
    };
  },
});
