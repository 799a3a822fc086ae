import { resolve } from 'node:path';
import { href } from 'react-router';
import { defineFeature } from '~/platform/feature/define-feature.server';
import { type PersonalData, personalTable } from '~/platform/feature/personal-data';
import { firstNumberWord } from '~/platform/text/number-words';
import { progressContext } from '~/progress/progress.server';
import { settingsContext } from '~/settings/settings.server';
import { WordGamesArch } from './art/word-games-arch';
import { wordBadges } from './boards/word-badges.server';
import { WORD_GAMES_BOARD } from './boards/word-games-board';
import { challengeNotice } from './challenges/notice-kind';
import { followedSets } from './daily/followed-sets.server';
import { wordNotice } from './disputes/notice-kinds';
import { GAME_IDS } from './games/games';
import { todaysSet } from './hall/todays-set.server';
import { createDatedLexicon, followDecisions } from './lexicon/dated-lexicon.server';
import { openLexicon } from './lexicon/lexicon.server';
import { createMovesEndpoint } from './referee/moves-endpoint.server';
import { runsDetector } from './referee/settling/runs-detector.server';
import { wordRoomFigures } from './rooms/server/word-room-figures.server';
import { createWordRooms, wordRoomsContext } from './rooms/server/word-rooms.server';
import { pageTexts } from './texts';
import { createWordGames, judgeContext, wordGamesContext } from './word-games.server';

/** The lexicon's folder, relative to the server's working directory, the project's root. */
const LEXICON_FOLDER = 'content/lexicon';

/**
 * Data about players of word games. It is deleted with the player, but for what they disputed, which stays without them.
 * Deals are not exported: they contain answers.
 */
const personalData: PersonalData = {
  tables: [
    personalTable('game_run', {
      person: 'player_id',
      file: 'game-runs',
      columns: [
        'id',
        'game',
        'daily_on',
        'past_on',
        'room_id',
        'moves',
        'move_count',
        'score',
        'finished_ms',
        'started_at',
        'ends_at',
        'settled_at',
        'xp',
        'fault',
      ],
      key: 'id',
    }),
    // Answers to a challenge that the player gave as a guest, before they had this account.
    personalTable('game_run', {
      person: 'claimed_by',
      file: 'runs-as-a-guest',
      columns: ['id', 'game', 'moves', 'move_count', 'score', 'finished_ms', 'started_at', 'ends_at'],
      key: 'id',
    }),
    personalTable('game_record', {
      person: 'player_id',
      file: 'best-runs',
      columns: ['id', 'game', 'period', 'starts_on', 'score', 'finished_ms', 'rules', 'reached_at'],
      key: 'id',
    }),
    personalTable('run_review', {
      person: 'player_id',
      file: 'run-reviews',
      columns: ['player_id', 'opened_at', 'closed_at'],
      key: 'player_id',
    }),
    personalTable('game_best', {
      person: 'player_id',
      file: 'best-scores',
      columns: ['game', 'best_score', 'finished_ms', 'rules', 'earlier_score', 'reached_at', 'runs', 'total_score', 'curve'],
      key: 'game',
    }),
    personalTable('daily_score', {
      person: 'player_id',
      file: 'daily-sets',
      columns: ['daily_on', 'score', 'games', 'played_ms', 'reached_at'],
      key: 'daily_on',
    }),
    personalTable('lexicon_dispute', {
      person: 'player_id',
      file: 'word-disputes',
      columns: ['id', 'game', 'kind', 'about', 'word', 'answer', 'filed_at', 'decision', 'decided_at'],
      key: 'id',
    }),
    personalTable('word_challenge', {
      person: 'player_id',
      file: 'word-challenges',
      columns: ['id', 'game', 'run_id', 'round', 'made_at', 'closed_at'],
      key: 'id',
    }),
    personalTable('word_room_seat', {
      person: 'player_id',
      file: 'rooms-of-words',
      columns: ['room_id', 'seat', 'joined_at', 'seen_at', 'left_at'],
      key: 'room_id',
    }),
    personalTable('puzzle_solver', {
      person: 'player_id',
      file: 'puzzle-rating',
      columns: ['player_id', 'mean', 'deviation', 'tries', 'step', 'rated_at'],
      key: 'player_id',
    }),
    // Which puzzle it was would tell its answer while it is being played.
    personalTable('puzzle_try', {
      person: 'player_id',
      file: 'puzzles',
      columns: ['id', 'game', 'item', 'rated', 'asked_at', 'ended_at', 'outcome', 'own_before', 'own_after', 'item_before', 'item_after'],
      key: 'id',
      only: 'ended_at is not null',
    }),
    personalTable('lost_word', {
      person: 'player_id',
      file: 'words-that-got-away',
      columns: ['word', 'known', 'due_at', 'lost_at', 'won_back_at'],
      key: 'word',
    }),
    personalTable('my_word', {
      person: 'player_id',
      file: 'my-words',
      columns: ['word', 'added_at'],
      key: 'word',
    }),
  ],
  // Left without their account, they would be a guest's again, for the next account of that browser to claim.
  async forget(trx, { playerId }) {
    await trx.deleteFrom('game_run').where('claimed_by', '=', playerId).execute();
  },
};

export const wordGamesFeature = defineFeature({
  name: 'word-games',
  needs: { progress: progressContext, judge: judgeContext, settings: settingsContext },
  provides: { wordGames: wordGamesContext, wordRooms: wordRoomsContext },
  personalData,
  detectors: [runsDetector],
  shows: {
    arenas: [
      {
        ...{ slug: 'word-games', name: pageTexts.arena.title, order: 4, Scene: WordGamesArch },
        text: pageTexts.arena.games(firstNumberWord(GAME_IDS.length)),
        play: href('/word-games'),
        results: { to: `${href('/leaderboard')}?board=${WORD_GAMES_BOARD.slug}`, label: 'View Champions' },
      },
    ],
    boards: [WORD_GAMES_BOARD],
    badges: wordBadges,
    doings: [followedSets],
    today: [todaysSet],
    navigation: [{ to: href('/word-games'), label: 'Games', order: 3 }],
    footer: [{ column: 'Write', to: href('/word-games/daily'), label: 'Today’s daily set', order: 4 }],
    addresses: [href('/word-games'), href('/word-games/daily')],
    uncrawled: [`${href('/word-games/daily')}/`],
  },
  noticeKinds: [wordNotice, challengeNotice],
  create({ database, clock, secret, siteUrl, limiter, metrics, log, live, bus, progress, judge, settings }) {
    const lexicon = createDatedLexicon(database.db, openLexicon(resolve(LEXICON_FOLDER)), log);
    followDecisions(bus, lexicon);
    const wordGames = createWordGames({ database, clock, secret, siteUrl, progress, limiter, lexicon, log, judge });
    const { referee } = wordGames;
    const wordRooms = createWordRooms({
      ...{ db: database.db, clock, secret, live, bus, limiter, referee, log },
      roomsPerHour: async () => (await settings.current()).wordRoomsPerHour,
    });
    return {
      services: { wordGames, wordRooms },
      jobs: {
        'game-runs-due': { cron: '* * * * *', work: referee.settleDueRuns },
        'old-guest-runs': { cron: '41 3 * * *', work: wordGames.removeOldGuestRuns },
        'old-guest-disputes': { cron: '47 3 * * *', work: wordGames.disputes.forgetGuests },
        'old-game-records': { cron: '51 3 * * *', work: wordGames.removeOldRecords },
        'old-word-challenges': { cron: '57 3 * * *', work: wordGames.challenges.removeOld },
        'old-word-rooms': { cron: '59 3 * * *', work: wordRooms.removeOld },
        'word-games-scores': { cron: '11 4 * * *', work: wordGames.renewBoardScores },
      },
      figures: wordRoomFigures({ db: database.db, clock }),
      async start() {
        await lexicon.renew();
        await wordRooms.start();
      },
      stop: wordRooms.stop,
      onPeer: wordRooms.onPeer,
      answerFirst: createMovesEndpoint({ referee, siteUrl, metrics, log }),
    };
  },
});
