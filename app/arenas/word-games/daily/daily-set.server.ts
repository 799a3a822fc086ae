import type { Clock } from '~/platform/clock/clock';
import { datesLater, datesOnEarth } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { type Streak, streakOf } from '~/progress/streak';
import { type GameId, gamesOfDay } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import type { Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import type { Games } from '../referee/run-store.server';
import { pageTexts } from '../texts';
import { type DailyRow, dailyBoard, followedBoard, playedDays } from './daily-board.server';
import type { DailyDeals } from './deals/daily-deals.server';
import { keystonesOf } from './keystones';
import { type GameReview, reviewOf } from './review/review.server';
import { type DayStandings, standingsOf } from './standings.server';

/** The most played days to look at for a streak. */
const REMEMBERED_DAYS = 1_000;

/** A player's game of the day. */
export interface DailyGame {
  game: GameId;
  state: 'open' | 'running' | 'played';
  /** Points of a finished run that counts, else 0: all totals of a day are made of these alone. */
  score: number;
  /** 0 to 5. */
  keystones: number;
  /** In what time its set was finished, in ms of game time; null for one that was not. */
  finishedMs: number | null;
  /** Whether it is finished and does not count. */
  faulty: boolean;
}

/** The ten games of a date, with the same puzzles for everyone, playable once each while it is that date where their player is. */
export interface DailySet {
  /**
   * Starts a run of a game; one started before is returned as it is, even when it is over, and that of the day before while it goes on.
   * @throws {Refusal} for a date that exists nowhere on earth.
   */
  start(gameId: GameId, playerId: string, day: string): Promise<RunView>;
  /** The run of a game, if the player has started it; that of the day before while it goes on. */
  run(gameId: GameId, playerId: string, day: string): Promise<RunView | undefined>;
  /**
   * The player's state in each of the games of a date. Runs whose time is over are settled before, so that boards
   * read after it have the same points. One that goes on from the day before is running.
   */
  gamesOf(playerId: string, day: string): Promise<DailyGame[]>;
  /** How long each game of a date is, in seconds of game time. */
  secondsOn(day: string): Promise<ReadonlyMap<GameId, number>>;
  /** @param today the player's date. */
  streakOf(playerId: string, today: string): Promise<Streak>;
  /** The board of a date. */
  board(day: string): Promise<DailyRow[]>;
  /** The same among a player and those they follow. */
  followedBoard(playerId: string, day: string): Promise<DailyRow[]>;
  /** How a player stands among all players of a date. */
  standings(playerId: string, day: string): Promise<DayStandings>;
  /** A game of a date with its answers and what the player gave; undefined while the policy hides it from them. */
  review(playerId: string, game: GameId, day: string): Promise<GameReview | undefined>;
}

interface DailySetDependencies {
  db: Db;
  clock: Clock;
  referee: Referee;
  deals: DailyDeals;
  games: Games;
  /** The lexicon of a day; undefined for that of now. */
  lexiconOf(day: string | undefined): Lexicon;
}

/** @see docs/product/word-games.md */
export function createDailySet({ db, clock, referee, deals, games, lexiconOf }: DailySetDependencies): DailySet {
  const isOver = ({ settled_at, ends_at }: { settled_at: Date | null; ends_at: Date }) => settled_at !== null || ends_at <= clock.now();

  /** A player's runs of a date, and those of the day before that still go on: they stand first. */
  async function runsOf(playerId: string, day: string) {
    const rows = await db
      .selectFrom('game_run')
      .select(['id', 'game', 'score', 'most', 'share', 'finished_ms', 'fault', 'settled_at', 'ends_at', 'daily_on'])
      .where('player_id', '=', playerId)
      .where('daily_on', 'in', [day, datesLater(day, -1)])
      .orderBy('daily_on')
      .execute();
    return rows.filter((row) => row.daily_on === day || !isOver(row));
  }

  /** Settles a player's runs of a date whose time is over, which the sweep does a minute later. */
  async function settleOver(playerId: string, day: string): Promise<void> {
    const over = (await runsOf(playerId, day)).filter((row) => row.settled_at === null && isOver(row));
    for (const { id } of over) await referee.runOf(id, { playerId });
  }

  return {
    async run(gameId, playerId, day) {
      const row = (await runsOf(playerId, day)).find(({ game }) => game === gameId);
      return row && referee.runOf(row.id, { playerId });
    },

    async start(gameId, playerId, day) {
      if (!datesOnEarth(clock.now()).includes(day) || !gamesOfDay(day).includes(gameId)) throw new Refusal(pageTexts.daily.notToday);
      const goesOn = (await runsOf(playerId, day)).find(({ game, daily_on }) => game === gameId && daily_on !== day);
      const begun = goesOn && (await referee.runOf(goesOn.id, { playerId }));
      return begun ?? referee.start(gameId, { playerId }, { day, ...(await deals.of(gameId, day)) });
    },

    async gamesOf(playerId, day) {
      await settleOver(playerId, day);
      const rows = await runsOf(playerId, day);
      return gamesOfDay(day).map((game) => {
        const row = rows.find((candidate) => candidate.game === game);
        if (!row?.settled_at) return { game, state: row ? 'running' : 'open', score: 0, keystones: 0, finishedMs: null, faulty: false };
        const score = row.fault ? 0 : row.score;
        return {
          game,
          state: 'played',
          score,
          keystones: keystonesOf(game, score, row),
          finishedMs: row.finished_ms,
          faulty: row.fault !== null,
        };
      });
    },

    secondsOn: deals.secondsOn,

    async streakOf(playerId, today) {
      return streakOf(await playedDays(db, playerId, REMEMBERED_DAYS), today);
    },

    async review(playerId, game, day) {
      await settleOver(playerId, day);
      return reviewOf(db, { games, lexicon: lexiconOf(undefined) }, { playerId, game, day });
    },

    board: (day) => dailyBoard(db, day),
    followedBoard: (playerId, day) => followedBoard(db, day, playerId),
    standings: (playerId, day) => standingsOf(db, day, playerId),
  };
}
