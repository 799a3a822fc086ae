import { createContext } from 'react-router';
import { createGuests, type Guests } from '~/accounts/guests/guests.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import { dateBegan } from '~/platform/clock/local-days';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import { createRunSummaries, type ReadRunSummary } from './after-run/run-summary.server';
import { bestRuns, type GameRecord, ownBestRun, removeOldRecords } from './boards/game-records.server';
import type { Period } from './boards/period';
import { type Challenges, createChallenges } from './challenges/challenges.server';
import { createDailySet, type DailySet } from './daily/daily-set.server';
import { createDailyDeals } from './daily/deals/daily-deals.server';
import { createPastSets, type PastSets } from './daily/past/past-sets.server';
import { createDisputeDesk, type DisputeDesk } from './disputes/dispute-desk.server';
import { createDisputes, type Disputes } from './disputes/disputes.server';
import { judgeRun } from './fair-play/judge-run';
import { gameRules } from './games/game-rules';
import type { GameId } from './games/games';
import { type OwnGame, ownGames, runningGames } from './hall/own-games.server';
import type { DatedLexicon } from './lexicon/dated-lexicon.server';
import { createLostWords, type LostWords } from './lost-words/lost-words.server';
import { createMyWords, type MyWords } from './my-words/my-words.server';
import { createBarredPuzzles } from './practice/barred-puzzles.server';
import { createPractice, type Practice } from './practice/practice.server';
import { createPuzzles, type Puzzles } from './puzzles/puzzles.server';
import type { BestScore } from './referee/played-games.server';
import { createReferee, type Referee } from './referee/referee.server';
import type { RunOwner } from './referee/referee-types';
import { ghostOfPeriod, ghostSince } from './referee/replay/ghost.server';
import type { ScoreCurve } from './referee/replay/score-curve';
import { createRunKeys } from './referee/run-key.server';
import { removeGuestRuns } from './referee/run-store.server';
import { renewBoardScores } from './referee/settling/board-score.server';
import { earningRunsLeft } from './referee/settling/earning-runs.server';
import { bestScoreOf } from './referee/settling/run-result.server';
import type { Judge, SettlingProgress } from './referee/settling/settle-run.server';
import { createTaster, type TasterService } from './taster/taster.server';

export type { Judge };

/** Runs that one person may start in a minute: more than anybody can play. */
const STARTS = { max: 240, windowSeconds: 60 };
/** New guests from one address in a minute. */
const NEW_GUESTS = { max: 120, windowSeconds: 60 };
/** A guest's run is kept as long as the cookie that identifies them, in ms. */
const GUEST_RUNS_KEPT_MS = 90 * DAY_MS;

interface WordGamesDependencies {
  database: Pick<OpenDatabase, 'db' | 'change'>;
  clock: Clock;
  secret: string;
  siteUrl: URL;
  progress: SettlingProgress;
  limiter: RateLimiter;
  lexicon: Pick<DatedLexicon, 'of'>;
  log: Pick<Log, 'error'>;
  /** Who judges the pace of runs. */
  judge?: Judge;
}

/** The services of the arena's pages. */
export interface WordGames {
  referee: Referee;
  daily: DailySet;
  pastSets: PastSets;
  guests: Guests;
  challenges: Challenges;
  disputes: Disputes;
  disputeDesk: DisputeDesk;
  myWords: MyWords;
  lostWords: LostWords;
  practice: Practice;
  puzzles: Puzzles;
  taster: TasterService;
  runSummary: ReadRunSummary;
  /** The site's URL, for shared results. */
  siteUrl: URL;
  /** Counts a start. @throws {RateLimited} after too many. */
  countStart(owner: RunOwner): Promise<void>;
  /** Counts a new guest. @throws {RateLimited} when too many came from one address. */
  countGuest(clientAddress: string): Promise<void>;
  /** A player's best score in a game; undefined before their first run. */
  bestScore(playerId: string, game: GameId): Promise<BestScore | undefined>;
  /** The best runs of a game in the period of this moment. */
  bestRuns(game: GameId, period: Period): Promise<GameRecord[]>;
  /** A player's own best run there, with its rank. */
  ownBestRun(game: GameId, period: Period, playerId: string): Promise<GameRecord | undefined>;
  /** How the score of their best run of a period grew. @param zone the player's time zone: 'day' is the day there. */
  ownBestCurve(game: GameId, period: Period, player: { playerId: string; zone: string }): Promise<ScoreCurve | undefined>;
  /** Deletes old records of days and weeks. @returns how many. */
  removeOldRecords(): Promise<number>;
  /** Whether a further run of a game earns a player XP today. */
  earnsXp(playerId: string, game: GameId): Promise<boolean>;
  /** Deletes guests' runs that ended long ago. @returns how many. */
  removeOldGuestRuns(): Promise<number>;
  /** Sets all scores on the board of Word Games again. @returns the number of players. */
  renewBoardScores(): Promise<number>;
  /** What a player has reached in each game they have played. */
  ownGames(playerId: string): Promise<Map<GameId, OwnGame>>;
  /** The games in which this owner has an unfinished run. */
  running(owner: RunOwner): Promise<GameId[]>;
}

/** The key under which loaders, actions and other features find the services. */
export const wordGamesContext = createContext<WordGames>();

/** The key under which a program that starts a site may hand in another judge of pace. */
export const judgeContext = createContext<Judge>(judgeRun);

/** Creates the services of the arena. */
export function createWordGames({
  database,
  clock,
  secret,
  siteUrl,
  progress,
  limiter,
  lexicon,
  log,
  judge = judgeRun,
}: WordGamesDependencies): WordGames {
  const { db } = database;
  const referee = createReferee({ database, clock, secret, games: gameRules, lexiconOf: lexicon.of, progress, log, judge });
  const keys = createRunKeys(secret);
  const deals = createDailyDeals({ db, secret, games: gameRules, lexiconOf: lexicon.of });
  const barred = createBarredPuzzles({ db, clock, secret, games: gameRules, lexiconOf: lexicon.of });
  const myWords = createMyWords({ db, clock, limiter, lexiconOf: lexicon.of });
  return {
    referee,
    daily: createDailySet({ db, clock, referee, deals, games: gameRules, lexiconOf: lexicon.of }),
    pastSets: createPastSets({ db, clock, referee, deals }),
    guests: createGuests(secret, siteUrl),
    challenges: createChallenges({ db, clock, games: gameRules, keys, limiter, referee, lexiconOf: lexicon.of }),
    disputes: createDisputes({ db, clock, limiter, games: gameRules, keys }),
    disputeDesk: createDisputeDesk({ db, clock, lexiconOf: lexicon.of }),
    myWords,
    lostWords: createLostWords({ db, clock, secret, limiter, lexiconOf: lexicon.of }),
    practice: createPractice({ secret, limiter, games: gameRules, lexiconOf: lexicon.of, myWords, barred }),
    puzzles: createPuzzles({ db, clock, limiter, games: gameRules, lexiconOf: lexicon.of, barred }),
    taster: createTaster({ clock, limiter, lexiconOf: lexicon.of }),
    runSummary: createRunSummaries({ db, games: gameRules, keys, lexiconOf: lexicon.of }),
    siteUrl,
    countStart: (owner) => limiter.use(`game-start:${'playerId' in owner ? owner.playerId : owner.guestId}`, STARTS),
    countGuest: (clientAddress) => limiter.use(`game-guest:${clientAddress}`, NEW_GUESTS),
    bestScore: (playerId, game) => bestScoreOf(db, playerId, game),
    bestRuns: (game, period) => bestRuns(db, { game, period, at: clock.now() }),
    ownBestRun: (game, period, playerId) => ownBestRun(db, { game, period, at: clock.now() }, playerId),
    ownBestCurve(game, period, { playerId, zone }) {
      const at = clock.now();
      if (period === 'day') return ghostSince(db, gameRules, { game, playerId, since: dateBegan(zone, at) });
      return ghostOfPeriod(db, gameRules, { game, period, at }, playerId);
    },
    removeOldRecords: () => removeOldRecords(db, clock.now()),
    earnsXp: async (playerId, game) => (await earningRunsLeft(db, playerId, game, clock.now())) > 0,
    renewBoardScores: () => renewBoardScores(db, progress),
    removeOldGuestRuns: () => removeGuestRuns(db, new Date(clock.now().getTime() - GUEST_RUNS_KEPT_MS)),
    ownGames: (playerId) => ownGames(db, playerId),
    running: (owner) => runningGames(db, owner, clock.now()),
  };
}
