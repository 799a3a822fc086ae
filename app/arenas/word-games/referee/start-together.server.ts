import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import type { GameId } from '../games/games';
import { newRun } from './new-run.server';
import type { RunOwner } from './referee-types';
import { openRunsOf, recentPuzzleKeys, storeRuns } from './run-store.server';
import { type Settling, settleRun } from './settling/settle-run.server';

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
  clock: Clock;
  settling: Omit<Settling, 'trx' | 'runId'>;
}

/**
 * Deals one game to everybody, of puzzles that none of them has met lately, and starts all runs at one moment. What a player has open of
 * that game is settled first.
 * @throws a unique violation when one of them has begun a run in between.
 */
export async function startTogether(
  trx: Transaction<Tables>,
  { clock, settling }: Dependencies,
  { roomId, round, game, players }: TogetherRuns,
): Promise<void> {
  const { games, lexicon } = settling;
  const rules = games[game];
  const owners = players.map(({ owner }) => owner);
  for (const runId of await openRunsOf(trx, game, owners)) await settleRun({ trx, runId, ...settling });
  const seen = await recentPuzzleKeys(trx, game, owners);
  const state = rules.deal(lexicon, seededRandom(randomInt(MAX_SEED)), seen);
  const common = { game, rules, state, dailyOn: undefined, pastOn: undefined, challengeId: undefined };
  const moment = { startedAt: clock.now(), endsAt: gameTimeFromNow(clock, rules.seconds * 1_000) };
  const dealt = players.map(({ seat, owner, browser }) => ({
    run: { ...newRun(clock, { ...common, owner, room: { id: roomId, round, seat } }), ...moment },
    browser,
  }));
  await storeRuns(trx, dealt, rules.puzzleKeys(state));
}
