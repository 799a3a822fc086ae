import type { Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { levelOf } from './level';
import { recordXp, type XpChange } from './record-xp.server';
import type { Trust } from './trust/trust';
import { trustOfPlayer } from './trust/trust.server';

export interface Progress {
  /** Total XP, never below 0. */
  xp: number;
  level: number;
  gamesPlayed: number;
  gamesWon: number;
  storiesPublished: number;
}

/** A player's score on a board, and when they reached it. */
export interface BoardScore {
  playerId: string;
  score: number;
  reachedAt: Date;
}

export interface ProgressService {
  /**
   * Writes changes of XP into the ledger and updates totals and leaderboards with them. A change that is already in the
   * ledger has no effect.
   *
   * Locks the progress of everybody who gains or loses until the transaction ends, in the order of their ids, so that
   * transactions that credit the same people wait for each other instead of deadlocking. Lock the rows of a story or a
   * run before calling this, and call it once per transaction.
   * @returns the changes that took effect.
   * @see docs/product/ratings-and-xp.md
   */
  recordXp(trx: Transaction<Tables>, changes: readonly XpChange[]): Promise<XpChange[]>;
  /** Adds one to the games a player has played, and to those won. For several players, call it in the order of their ids. */
  countGamePlayed(trx: Transaction<Tables>, playerId: string, outcome?: { won: boolean }): Promise<void>;
  /** Sets players' scores on a board that counts no XP; a score of 0 is not shown. For several players, in the order of their ids. */
  setScores(trx: Transaction<Tables>, board: string, scores: readonly BoardScore[]): Promise<void>;
  /** Adds `delta` (negative to take back) to the stories a player has published. For several players, call it in the order of their ids. */
  countStoryPublished(trx: Transaction<Tables>, playerId: string, delta: number): Promise<void>;
  /** What a player may do that depends on their time here. @see docs/product/trust.md */
  trustOf(playerId: string): Promise<Trust>;
  /** A player's progress; zeros before the first game. */
  progressOf(playerId: string): Promise<Progress>;
}

export type { XpChange };

/** The key under which loaders, actions and other features find the service. */
export const progressContext = createContext<ProgressService>();

/** Creates the service for XP, levels and the rest of a player's progress. */
export function createProgressService({ db, clock }: { db: Db; clock: Clock }): ProgressService {
  return {
    recordXp: (trx, changes) => recordXp(trx, changes, clock.now()),

    async countGamePlayed(trx, playerId, { won } = { won: false }) {
      const gamesWon = won ? 1 : 0;
      await trx
        .insertInto('player_progress')
        .values({ player_id: playerId, games_played: 1, games_won: gamesWon })
        .onConflict((conflict) =>
          conflict.column('player_id').doUpdateSet((row) => ({
            games_played: row('player_progress.games_played', '+', 1),
            games_won: row('player_progress.games_won', '+', gamesWon),
          })),
        )
        .execute();
    },

    async setScores(trx, board, scores) {
      const [none, some] = [scores.filter(({ score }) => score === 0), scores.filter(({ score }) => score > 0)];
      if (none.length > 0) {
        const ids = none.map(({ playerId }) => playerId);
        const shown = trx.updateTable('board_row').set({ score: 0 }).where('board', '=', board).where('score', '>', 0);
        await shown.where('player_id', 'in', ids).execute();
      }
      if (some.length === 0) return;
      const rows = some.map(({ playerId, score, reachedAt }) => ({ board, player_id: playerId, score, reached_at: reachedAt }));
      await trx
        .insertInto('board_row')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['board', 'player_id'])
            .doUpdateSet((row) => ({ score: row.ref('excluded.score'), reached_at: row.ref('excluded.reached_at') }))
            .whereRef('board_row.score', '<>', 'excluded.score'),
        )
        .execute();
    },

    async countStoryPublished(trx, playerId, delta) {
      await trx
        .insertInto('player_progress')
        .values({ player_id: playerId, stories_published: delta })
        .onConflict((conflict) =>
          conflict.column('player_id').doUpdateSet((row) => ({ stories_published: row('player_progress.stories_published', '+', delta) })),
        )
        .execute();
    },

    trustOf: (playerId) => trustOfPlayer(db, playerId, clock.now()),

    async progressOf(playerId) {
      const row = await db
        .selectFrom('player_progress')
        .select(['xp', 'games_played', 'games_won', 'stories_published'])
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      const xp = row?.xp ?? 0;
      return {
        xp,
        level: levelOf(xp),
        gamesPlayed: row?.games_played ?? 0,
        gamesWon: row?.games_won ?? 0,
        storiesPublished: row?.stories_published ?? 0,
      };
    },
  };
}
