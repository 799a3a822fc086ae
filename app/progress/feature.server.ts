import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { progressBadges } from './badges';
import { createProgressService, progressContext } from './progress.server';
import { createRatings, ratingsContext } from './ratings/ratings.server';
import { RATING_BOARDS } from './ratings/ratings-board.server';
import { SHOWN_SKILL, shownResult } from './ratings/shown-skills.server';
import { createSiteFigures, siteFiguresContext } from './site-figures.server';
import { todaysLevel } from './todays-level.server';

/** Data about a player's progress. The ledgers of XP and of ratings stay without a name; totals, ratings and board rows are deleted with the player. */
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
    personalTable('skill_result', {
      person: 'player_id',
      file: 'rated-contests',
      columns: ['contest_id', 'place', 'mean_before', 'deviation_before', 'mean', 'deviation'],
      key: 'contest_id',
      only: shownResult(),
    }),
    personalTable('skill', {
      person: 'player_id',
      file: 'skill-ratings',
      columns: ['ladder', 'mean', 'deviation', 'contests', 'rated_at'],
      key: 'ladder',
      only: SHOWN_SKILL,
    }),
    personalTable('board_row', { person: 'player_id', file: 'leaderboards', columns: ['board', 'score', 'reached_at'], key: 'board' }),
  ],
};

export const progressFeature = defineFeature({
  name: 'progress',
  provides: { progress: progressContext, siteFigures: siteFiguresContext, ratings: ratingsContext },
  personalData,
  shows: {
    counters: [{ one: 'Game played', many: 'Games played', count: ({ progress }) => progress.gamesPlayed }],
    badges: progressBadges,
    boards: Object.values(RATING_BOARDS),
    today: [todaysLevel],
  },
  create({ db, clock }) {
    const siteFigures = createSiteFigures({ db, clock });
    const ratings = createRatings({ db, clock });
    return {
      services: { progress: createProgressService({ db, clock }), siteFigures, ratings },
      jobs: {
        'site-figures': { cron: '* * * * *', work: siteFigures.countGames },
        'doubtful-ratings': { cron: '37 2 * * *', work: ratings.removeDoubtful },
      },
    };
  },
});
