import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { RunOwner } from '../referee/referee-types';
import type { ChallengeRow } from './challenge-rows.server';
import { notifyAnswered } from './notify-answered.server';

/** The date of the daily set to which the run of a challenge belongs; undefined for one of another deal. */
export async function dayOf(executor: Executor, { runId }: Pick<ChallengeRow, 'runId'>): Promise<string | undefined> {
  if (!runId) return undefined;
  const run = await executor.selectFrom('game_run').select('daily_on').where('id', '=', runId).executeTakeFirst();
  return run?.daily_on ?? undefined;
}

/** A player whose run of the daily set comes to stand in a challenge. */
export interface DailyEntrant {
  playerId: string;
  /** From which browser they came to the challenge, as a hash; undefined where that has no guest. */
  browser: string | undefined;
  now: Date;
}

/**
 * Puts a player's run of the daily set beside those of a challenge of the same set: these puzzles are played once, whichever way
 * the player came to them. Does nothing for a challenge of another deal, or without such a run.
 * @returns whether it stands there from now on.
 * @see docs/decisions/0170-a-deal-is-played-once.md
 */
export async function enterDailyRun(
  trx: Transaction<Tables>,
  { id, runId }: Pick<ChallengeRow, 'id' | 'runId'>,
  { playerId, browser, now }: DailyEntrant,
): Promise<boolean> {
  const { rows } = await sql<{ run_id: string }>`
    insert into word_challenge_entry (challenge_id, run_id, browser)
    select ${id}, own.id, ${browser ?? null} from game_run as first
      join game_run as own on own.player_id = ${playerId} and own.game = first.game and own.daily_on = first.daily_on and own.id <> first.id
    where first.id = ${runId}
    on conflict do nothing returning run_id`.execute(trx);
  for (const { run_id: entered } of rows) {
    const run = await trx.selectFrom('game_run').select(['settled_at', 'fault']).where('id', '=', entered).executeTakeFirstOrThrow();
    if (run.settled_at && !run.fault) await notifyAnswered(trx, { runId: entered, challengeId: id, now });
  }
  return rows.length > 0;
}

/** The challenges in which a run of the daily set stands, the newest last. */
export async function challengesWith(executor: Executor, runId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('word_challenge_entry')
    .innerJoin('word_challenge', 'word_challenge.id', 'challenge_id')
    .select('challenge_id')
    .where('word_challenge_entry.run_id', '=', runId)
    .orderBy('made_at')
    .execute();
  return rows.map((row) => row.challenge_id);
}

/**
 * Whether a player has played the puzzles of a challenge before, such as in a past set, a room of words or as a guest: they know the
 * answers.
 * @param keys of its puzzles. A game that begins with one word has no answers to know.
 */
export async function hasPlayedDeal(
  executor: Executor,
  owner: RunOwner,
  { id, game }: ChallengeRow,
  keys: readonly string[],
): Promise<boolean> {
  if (keys.length < 2) return false;
  const runs = executor.selectFrom('game_run').select('id').limit(1).where('game', '=', game);
  const own =
    'playerId' in owner
      ? runs.where((run) => run.or([run('player_id', '=', owner.playerId), run('claimed_by', '=', owner.playerId)]))
      : runs.where('guest_id', '=', owner.guestId);
  const row = await own
    .where('puzzle_keys', '=', sql<string[]>`${keys}::text[]`)
    .where('challenge_id', 'is distinct from', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether who played a run had begun another one of the same puzzles before, such as an earlier one of a past set: then its points say
 * nothing to others. A game that begins with one word has no answers to know.
 */
export async function isRepeatedDeal(executor: Executor, runId: string): Promise<boolean> {
  const { rows } = await sql`
    select from game_run as own join game_run as earlier
      on earlier.game = own.game and earlier.puzzle_keys = own.puzzle_keys and earlier.started_at < own.started_at
      and (earlier.player_id = coalesce(own.player_id, own.claimed_by) or earlier.claimed_by = coalesce(own.player_id, own.claimed_by)
        or earlier.guest_id = own.guest_id)
    where own.id = ${runId} and cardinality(own.puzzle_keys) > 1 limit 1`.execute(executor);
  return rows.length > 0;
}
