import { createHmac } from 'node:crypto';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { GAME_IDS, type GameId } from '../games/word-game';
import type { Referee } from '../referee/referee.server';
import type { RunView } from '../referee/referee-types';
import { type DailyRow, dailyBoard, playedDays } from './daily-board.server';
import { type Streak, streakOf } from './streak';

/** The most played days to look at for a streak. */
const REMEMBERED_DAYS = 1_000;

/** A player's game of the day. */
export interface DailyGame {
  game: GameId;
  state: 'open' | 'running' | 'played';
  /** Points so far. */
  score: number;
}

/** The ten games of a UTC day, with the same puzzles for everyone, playable once each. */
export interface DailySet {
  /** The UTC day, as 2026-11-20. */
  today(): string;
  /** Starts today's run of a game; one started before is returned as it is, even when it is over. */
  start(gameId: GameId, playerId: string): Promise<RunView>;
  /** Today's run of a game, if the player has started it. */
  run(gameId: GameId, playerId: string): Promise<RunView | undefined>;
  /** The player's state in each of the ten games today. */
  gamesOf(playerId: string): Promise<DailyGame[]>;
  streakOf(playerId: string): Promise<Streak>;
  /** Today's board. */
  board(): Promise<DailyRow[]>;
}

interface DailySetDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  referee: Referee;
}

/** @see docs/product/word-games.md */
export function createDailySet({ db, clock, secret, referee }: DailySetDependencies): DailySet {
  const today = () => clock.now().toISOString().slice(0, 10);
  /** Without the secret nobody can work out what a day will bring. */
  const seedOf = (day: string, game: GameId) => createHmac('sha256', secret).update(`daily set ${day} ${game}`).digest().readUInt32BE(0);

  const runsOf = (playerId: string, day: string) =>
    db
      .selectFrom('game_run')
      .select(['id', 'game', 'score', 'settled_at', 'ends_at'])
      .where('player_id', '=', playerId)
      .where('daily_on', '=', day);

  return {
    today,

    async run(gameId, playerId) {
      const row = await runsOf(playerId, today()).where('game', '=', gameId).executeTakeFirst();
      return row && referee.runOf(row.id, { playerId });
    },

    async start(gameId, playerId) {
      const day = today();
      return referee.start(gameId, { playerId }, { day, seed: seedOf(day, gameId) });
    },

    async gamesOf(playerId) {
      const rows = await runsOf(playerId, today()).execute();
      return GAME_IDS.map((game) => {
        const row = rows.find((candidate) => candidate.game === game);
        if (!row) return { game, state: 'open', score: 0 };
        const over = row.settled_at !== null || row.ends_at <= clock.now();
        return { game, state: over ? 'played' : 'running', score: row.score };
      });
    },

    async streakOf(playerId) {
      return streakOf(await playedDays(db, playerId, REMEMBERED_DAYS), today());
    },

    board: () => dailyBoard(db, today()),
  };
}
