import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { type Streak, streakOf } from '~/progress/streak';
import { GAME_IDS, type GameId } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import type { Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import type { Games } from '../referee/run-store.server';
import { type DailyRow, dailyBoard, followedBoard, playedDays } from './daily-board.server';
import { dailySeed } from './daily-seed.server';
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

/** The ten games of a UTC day, with the same puzzles for everyone, playable once each. */
export interface DailySet {
  /** The UTC day, as 2026-11-20. */
  today(): string;
  /** Starts today's run of a game; one started before is returned as it is, even when it is over, and yesterday's while it goes on. */
  start(gameId: GameId, playerId: string): Promise<RunView>;
  /** Today's run of a game, if the player has started it; yesterday's while it goes on. */
  run(gameId: GameId, playerId: string): Promise<RunView | undefined>;
  /**
   * The player's state in each of the ten games of a day. Runs whose time is over are settled before, so that boards
   * read after it have the same points. Today, one that goes on from yesterday is running.
   */
  gamesOf(playerId: string, day: string): Promise<DailyGame[]>;
  streakOf(playerId: string): Promise<Streak>;
  /** The board of a day. */
  board(day: string): Promise<DailyRow[]>;
  /** The same among a player and those they follow. */
  followedBoard(playerId: string, day: string): Promise<DailyRow[]>;
  /** How a player stands among all players of a day. */
  standings(playerId: string, day: string): Promise<DayStandings>;
  /** A game of a day with its answers and what the player gave; undefined while the policy hides it from them. */
  review(playerId: string, game: GameId, day: string): Promise<GameReview | undefined>;
  /** The UTC day before today. */
  yesterday(): string;
  /** Time until the next set, in ms. */
  msToNext(): number;
}

interface DailySetDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  referee: Referee;
  games: Games;
  /** The lexicon of a day; undefined for that of now. */
  lexiconOf(day: string | undefined): Lexicon;
}

/** The UTC day of a time, as 2026-11-20. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** @see docs/product/word-games.md */
export function createDailySet({ db, clock, secret, referee, games, lexiconOf }: DailySetDependencies): DailySet {
  const today = () => dayOf(clock.now().getTime());
  const yesterday = () => dayOf(clock.now().getTime() - DAY_MS);

  const isOver = ({ settled_at, ends_at }: { settled_at: Date | null; ends_at: Date }) => settled_at !== null || ends_at <= clock.now();

  /** A player's runs of today, and those of yesterday that still go on: they stand before today's. */
  async function runsOf(playerId: string) {
    const day = today();
    const rows = await runsOn(playerId, [day, yesterday()]);
    return rows.filter((row) => row.daily_on === day || !isOver(row));
  }

  function runsOn(playerId: string, days: string[]) {
    return db
      .selectFrom('game_run')
      .select(['id', 'game', 'score', 'most', 'finished_ms', 'fault', 'settled_at', 'ends_at', 'daily_on'])
      .where('player_id', '=', playerId)
      .where('daily_on', 'in', days)
      .orderBy('daily_on')
      .execute();
  }

  /** Settles a player's runs of a day whose time is over, which the sweep does a minute later. */
  async function settleOver(playerId: string, day: string): Promise<void> {
    const over = (await runsOn(playerId, [day])).filter((row) => row.settled_at === null && isOver(row));
    for (const { id } of over) await referee.runOf(id, { playerId });
  }

  return {
    today,

    async run(gameId, playerId) {
      const row = (await runsOf(playerId)).find(({ game }) => game === gameId);
      return row && referee.runOf(row.id, { playerId });
    },

    async start(gameId, playerId) {
      const day = today();
      const goesOn = (await runsOf(playerId)).find(({ game, daily_on }) => game === gameId && daily_on !== day);
      const seed = dailySeed(secret, goesOn?.daily_on ?? day, gameId);
      return referee.start(gameId, { playerId }, { day: goesOn?.daily_on ?? day, seed });
    },

    async gamesOf(playerId, day) {
      await settleOver(playerId, day);
      const rows = await (day === today() ? runsOf(playerId) : runsOn(playerId, [day]));
      return GAME_IDS.map((game) => {
        const row = rows.find((candidate) => candidate.game === game);
        if (!row?.settled_at) return { game, state: row ? 'running' : 'open', score: 0, keystones: 0, finishedMs: null, faulty: false };
        const score = row.fault ? 0 : row.score;
        return {
          game,
          state: 'played',
          score,
          keystones: keystonesOf(game, score, row.most),
          finishedMs: row.finished_ms,
          faulty: row.fault !== null,
        };
      });
    },

    async streakOf(playerId) {
      return streakOf(await playedDays(db, playerId, REMEMBERED_DAYS), today());
    },

    async review(playerId, game, day) {
      await settleOver(playerId, day);
      return reviewOf(db, { games, lexicon: lexiconOf(undefined) }, { playerId, game, day });
    },

    yesterday,
    msToNext: () => DAY_MS - (clock.now().getTime() % DAY_MS),
    board: (day) => dailyBoard(db, day),
    followedBoard: (playerId, day) => followedBoard(db, day, playerId),
    standings: (playerId, day) => standingsOf(db, day, playerId),
  };
}
