import { resolve } from 'node:path';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { progressContext } from '~/progress/progress.server';
import { openLexicon } from './lexicon/lexicon.server';
import { createMovesEndpoint } from './referee/moves-endpoint.server';
import { createWordGames, wordGamesContext } from './word-games.server';

/** The lexicon's folder, relative to the server's working directory, the project's root. */
const LEXICON_FOLDER = 'content/lexicon';

/** Data about players of word games; all of it is deleted with the player. Deals are not exported: they contain answers. */
const personalData: PersonalData = {
  tables: [
    personalTable('game_run', {
      person: 'player_id',
      file: 'game-runs',
      columns: ['id', 'game', 'daily_on', 'moves', 'move_count', 'score', 'started_at', 'ends_at', 'settled_at', 'xp'],
      key: 'id',
    }),
    personalTable('game_best', {
      person: 'player_id',
      file: 'best-scores',
      columns: ['game', 'best_score', 'reached_at', 'runs', 'total_score'],
      key: 'game',
    }),
    personalTable('daily_score', {
      person: 'player_id',
      file: 'daily-sets',
      columns: ['daily_on', 'score', 'games', 'reached_at'],
      key: 'daily_on',
    }),
  ],
};

export const wordGamesFeature = defineFeature({
  name: 'word-games',
  needs: { progress: progressContext },
  provides: { wordGames: wordGamesContext },
  personalData,
  create({ database, clock, secret, siteUrl, limiter, metrics, log, progress }) {
    const lexicon = openLexicon(resolve(LEXICON_FOLDER));
    const wordGames = createWordGames({ database, clock, secret, siteUrl, progress, limiter, lexicon, log });
    return {
      services: { wordGames },
      jobs: {
        'game-runs-due': { cron: '* * * * *', work: wordGames.referee.settleDueRuns },
        'old-guest-runs': { cron: '41 3 * * *', work: wordGames.removeOldGuestRuns },
      },
      answerFirst: createMovesEndpoint({ referee: wordGames.referee, siteUrl, metrics, log }),
    };
  },
});
