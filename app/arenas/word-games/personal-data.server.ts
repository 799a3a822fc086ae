import { type PersonalData, personalTable } from '~/accounts/data-export/personal-data';

/** What is held of players of word games; all of it goes with the player. Deals are not handed out: they hold answers. */
export const wordGamesPersonalData: PersonalData = {
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
