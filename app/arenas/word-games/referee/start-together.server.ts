import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import type { GameId } from '../games/games';
import type { Lexicon } from '../lexicon/lexicon';
import { newRun } from './new-run.server';
import type { RunOwner } from './referee-types';
import { type Games, openRunOf, recentPuzzleKeys, storeRun } from './run-store.server';
import { settleRun } from './settling/settle-run.server';

const MAX_SEED = 2 ** 32;

/** A game of a room of words, and who plays it. */
export interface TogetherRuns {
  roomId: string;
  /** From 0. */
  round: number;
  game: GameId;
  players: readonly { seat: number; owner: RunOwner; browser: string }[];
}

interface Dependencies {
  games: Games;
  clock: Clock;
  lexicon: Lexicon;
  settle: Omit<Parameters<typeof settleRun>[0], 'trx' | 'runId'>;
}

/**
 * Deals one game to everybody, of puzzles that none of them has met lately, and starts all runs at one moment. What somebody has open of
 * that game is settled first.
 * @throws a unique violation when somebody has begun a run in between.
 */
export async function startTogether(
  trx: Transaction<Tables>,
  { games, clock, lexicon, settle }: Dependencies,
  { roomId, round, game, players }: TogetherRuns,
): Promise<void> {
  const rules = games[game];
  const seen = new Set<string>();
  for (const { owner } of players) {
    const open = await openRunOf(trx, games, game, owner);
    if (open) await settleRun({ trx, runId: open.id, ...settle });
    for (const key of await recentPuzzleKeys(trx, game, owner)) seen.add(key);
  }
  const state = rules.deal(lexicon, seededRandom(randomInt(MAX_SEED)), seen);
  const keys = rules.puzzleKeys(state);
  const common = { game, rules, state, dailyOn: undefined, pastOn: undefined, challengeId: undefined };
  // Storing takes time, by which the last seat must not begin later.
  const moment = { startedAt: clock.now(), endsAt: gameTimeFromNow(clock, rules.seconds * 1_000) };
  for (const { seat, owner, browser } of players) {
    const run = newRun(clock, { ...common, owner, room: { id: roomId, round, seat } });
    await storeRun(trx, { ...run, ...moment }, keys, browser);
  }
}
