import { sql, type Transaction } from 'kysely';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Executor, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { MOST_ANSWERS } from './challenge';
import { type ChallengeRow, type ChallengeRun, challengeRuns, lockChallenge, lockSeries, makersOf } from './challenge-rows.server';
import { type DailyEntrant, enterDailyRun, hasPlayedDeal } from './daily-entries.server';
import { challengeTexts as texts } from './texts';

/** Whether as many as may have answered a challenge. */
export function isFull({ runId }: Pick<ChallengeRow, 'runId'>, runs: readonly ChallengeRun[]): boolean {
  return runs.filter((run) => run.runId !== runId).length >= MOST_ANSWERS;
}

/** @throws {Refusal} once a challenge takes no further answer. */
export function requireRoom(challenge: ChallengeRow, runs: readonly ChallengeRun[]): void {
  if (challenge.closedAt) throw new Refusal(texts.closed);
  if (isFull(challenge, runs)) throw new Refusal(texts.full);
}

/**
 * Lets the run that this transaction has stored answer a challenge. The challenge stays locked, so that in between nobody closes it or
 * takes the last place.
 * @throws {Refusal} once it takes no further answer.
 */
export async function admitRun(trx: Transaction<Tables>, challengeId: string, runId: string): Promise<void> {
  const challenge = await lockChallenge(trx, challengeId);
  if (!challenge) throw new Refusal(texts.unknown, { status: 404 });
  const others = (await challengeRuns(trx, challenge)).filter((run) => run.runId !== runId);
  requireRoom(challenge, others);
}

/** An account that looks at a challenge. */
interface Claimer extends DailyEntrant {
  /** The guest whose runs it claims, if any. */
  guestId: string | undefined;
  /** The keys of a challenge's puzzles. */
  keysOf(challenge: ChallengeRow): readonly string[];
}

/**
 * Whether an account may have something to claim of a series: sent by the guest of its browser, played by that guest and no account's
 * yet, or its own run of the daily set of one of its challenges that does not stand there yet.
 */
export async function hasClaim(
  executor: Executor,
  { series }: Pick<ChallengeRow, 'series'>,
  { playerId, guestId }: Pick<Claimer, 'playerId' | 'guestId'>,
): Promise<boolean> {
  const guest = guestId ?? null;
  const { rows } = await sql`
    select from word_challenge as challenge where series = ${series} and (guest_id = ${guest} or exists (
      select from game_run as run
      where run.guest_id = ${guest} and run.claimed_by is null and (run.challenge_id = challenge.id or run.id = challenge.run_id)
    ) or exists (
      select from game_run as first
        join game_run as own on own.player_id = ${playerId} and own.game = first.game and own.daily_on = first.daily_on and own.id <> first.id
      where first.id = challenge.run_id
        and not exists (select from word_challenge_entry as entry where entry.challenge_id = challenge.id and entry.run_id = own.id)
    )) limit 1`.execute(executor);
  return rows.length > 0;
}

/**
 * Gives an account what it has sent or played of a series of challenges in another way: as a guest of its browser, or in the daily set.
 * The whole series, since one person is not to be two in it; nothing where there is a block between them and anybody who dealt in it.
 * @see docs/decisions/0170-a-deal-is-played-once.md
 */
export async function claimSeries(trx: Transaction<Tables>, series: string, claimer: Claimer): Promise<void> {
  // First, as who deals the next one does.
  await lockSeries(trx, series);
  const rows = await trx.selectFrom('word_challenge').select('id').where('series', '=', series).orderBy('id').execute();
  const challenges: ChallengeRow[] = [];
  for (const { id } of rows) {
    const challenge = await lockChallenge(trx, id);
    if (challenge) challenges.push(challenge);
  }
  if (await isBlockedAmong(trx, claimer.playerId, challenges.flatMap(makersOf))) return;
  for (const challenge of challenges) await claimChallenge(trx, challenge, claimer);
}

/** Claims one of them, locked: an account has one run there at most, and none of a guest once it has played these puzzles itself. */
async function claimChallenge(trx: Transaction<Tables>, challenge: ChallengeRow, claimer: Claimer): Promise<void> {
  const { id } = challenge;
  const { playerId, guestId } = claimer;
  if (guestId !== undefined)
    await trx
      .updateTable('word_challenge')
      .set({ player_id: playerId, guest_id: null })
      .where('id', '=', id)
      .where('guest_id', '=', guestId)
      .execute();
  const runs = await challengeRuns(trx, challenge);
  if (runs.some(({ personId }) => personId === playerId)) return;
  const takesMore = !challenge.closedAt && !isFull(challenge, runs);
  if (takesMore && (await enterDailyRun(trx, challenge, claimer))) return;
  if (guestId === undefined || (await hasPlayedDeal(trx, { playerId }, challenge, claimer.keysOf(challenge)))) return;
  await trx
    .updateTable('game_run')
    .set({ claimed_by: playerId })
    .where((run) => run.or([run('challenge_id', '=', id), ...(challenge.runId ? [run('id', '=', challenge.runId)] : [])]))
    .where('guest_id', '=', guestId)
    .where('claimed_by', 'is', null)
    .execute();
}
