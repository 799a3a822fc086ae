import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { type Arena, isStoryArena } from './arenas';
import { levelOf } from './level';
import type { Board } from './progress.tables';

/** One change of a player's XP. The same source, source id and revision counts once for a player. */
export interface XpChange {
  playerId: string;
  arena: Arena;
  /** XP, below 0 when taken away. */
  amount: number;
  /** What kind of thing gave it, such as 'rating'. */
  source: string;
  sourceId: string;
  revision: number;
}

export interface Progress {
  /** Total XP, never below 0. */
  xp: number;
  level: number;
  gamesPlayed: number;
  gamesWon: number;
  storiesPublished: number;
}

export interface ProgressService {
  /**
   * Writes changes of XP into the ledger and moves totals and leaderboards with them. A change that is in the
   * ledger already has no effect.
   *
   * Holds the progress of all players named until the transaction ends, in the order of their ids, so that
   * transactions that credit the same people wait for each other instead of locking each other out. Rows of a
   * story or a run are to be locked before this is called, and it is to be called once a transaction.
   * @returns the changes that took effect.
   * @see docs/product/ratings-and-xp.md
   */
  recordXp(trx: Transaction<Tables>, changes: readonly XpChange[]): Promise<XpChange[]>;
  /** Adds one to the games a player has played, and to those won. With several players: in the order of their ids. */
  countGamePlayed(trx: Transaction<Tables>, playerId: string, outcome?: { won: boolean }): Promise<void>;
  /** Adds the score of a word-game run to a player's row on the board of Word Games, which sums all of them. */
  addRunScore(trx: Transaction<Tables>, playerId: string, score: number): Promise<void>;
  /** Adds `delta` (below 0 to take back) to the stories a player has published. With several: in the order of their ids. */
  countStoryPublished(trx: Transaction<Tables>, playerId: string, delta: number): Promise<void>;
  /** What a player has reached; zeros for one who has not begun. */
  progressOf(playerId: string): Promise<Progress>;
}

/** Makes the keeper of XP, levels and what else a player has reached. */
export function createProgressService({ db, clock }: { db: Db; clock: Clock }): ProgressService {
  return {
    async recordXp(trx, changes) {
      if (changes.length === 0) return [];
      await holdPlayers(trx, [...new Set(changes.map((change) => change.playerId))].sort());
      const counted = await appendToLedger(trx, changes, clock.now());
      if (counted.length > 0) await moveTotals(trx, counted, clock.now());
      return counted;
    },

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

    async addRunScore(trx, playerId, score) {
      if (score === 0) return;
      await trx
        .insertInto('board_row')
        .values({ board: 'word_games', player_id: playerId, score, reached_at: clock.now() })
        .onConflict((conflict) =>
          conflict.columns(['board', 'player_id']).doUpdateSet((row) => ({
            score: row('board_row.score', '+', row.ref('excluded.score')),
            reached_at: row.ref('excluded.reached_at'),
          })),
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

/** Locks the progress of players, in the order given, making the rows that are missing. */
async function holdPlayers(trx: Transaction<Tables>, playerIds: readonly string[]): Promise<void> {
  await trx
    .insertInto('player_progress')
    .values(playerIds.map((player_id) => ({ player_id })))
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute();
  await trx
    .selectFrom('player_progress')
    .select('player_id')
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .forUpdate()
    .execute();
}

async function appendToLedger(trx: Transaction<Tables>, changes: readonly XpChange[], now: Date): Promise<XpChange[]> {
  const rows = await trx
    .insertInto('xp_entry')
    .values(
      changes.map((change) => ({
        player_id: change.playerId,
        arena: change.arena,
        amount: change.amount,
        source: change.source,
        source_id: change.sourceId,
        revision: change.revision,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['source', 'source_id', 'revision', 'player_id']).doNothing())
    .returning(['player_id', 'arena', 'amount', 'source', 'source_id', 'revision'])
    .execute();
  return rows.flatMap(({ player_id: playerId, source_id: sourceId, ...row }) =>
    playerId === null ? [] : [{ ...row, playerId, sourceId }],
  );
}

/** Moves the sums of held players, and then the boards by what the sums have become. */
async function moveTotals(trx: Transaction<Tables>, counted: readonly XpChange[], now: Date): Promise<void> {
  const scores: { board: Board; player_id: string; score: number; reached_at: Date }[] = [];
  for (const { playerId, amount } of sums(counted, (change) => change.playerId)) {
    const { xp } = await trx
      .updateTable('player_progress')
      .set((row) => ({ xp_sum: row('xp_sum', '+', amount) }))
      .where('player_id', '=', playerId)
      .returning('xp')
      .executeTakeFirstOrThrow();
    scores.push({ board: 'all', player_id: playerId, score: xp, reached_at: now });
  }
  for (const { playerId, arena, amount } of sums(counted, (change) => `${change.playerId} ${change.arena}`)) {
    const xp = await moveArena(trx, playerId, arena, amount, now);
    if (isStoryArena(arena)) scores.push({ board: arena, player_id: playerId, score: xp, reached_at: now });
  }
  await trx
    .insertInto('board_row')
    .values(scores)
    .onConflict((conflict) =>
      conflict
        .columns(['board', 'player_id'])
        .doUpdateSet((row) => ({ score: row.ref('excluded.score'), reached_at: row.ref('excluded.reached_at') }))
        .whereRef('board_row.score', '<>', 'excluded.score'),
    )
    .execute();
}

/** @returns the XP that the player now shows in the arena, never below 0. */
async function moveArena(trx: Transaction<Tables>, playerId: string, arena: Arena, amount: number, now: Date): Promise<number> {
  const { xp_sum } = await trx
    .insertInto('arena_progress')
    .values({ player_id: playerId, arena, xp_sum: amount, reached_at: now })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'arena']).doUpdateSet((row) => ({
        xp_sum: row('arena_progress.xp_sum', '+', row.ref('excluded.xp_sum')),
        reached_at: sql<Date>`case
          when greatest(0, arena_progress.xp_sum + excluded.xp_sum) = greatest(0, arena_progress.xp_sum) then arena_progress.reached_at
          else excluded.reached_at end`,
      })),
    )
    .returning('xp_sum')
    .executeTakeFirstOrThrow();
  return Math.max(0, xp_sum);
}

/** Changes with the same key, added up. */
function sums(changes: readonly XpChange[], keyOf: (change: XpChange) => string): XpChange[] {
  const byKey = new Map<string, XpChange>();
  for (const change of changes) {
    const before = byKey.get(keyOf(change));
    byKey.set(keyOf(change), before ? { ...before, amount: before.amount + change.amount } : change);
  }
  return [...byKey.values()];
}
