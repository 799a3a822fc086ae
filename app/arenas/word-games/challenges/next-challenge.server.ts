import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { requireUnblocked } from '~/blocks/stopped.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { seededRandom } from '~/platform/random/random';
import { dealRound, WHOLE_RUN } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';
import { browserKey } from '../referee/browser-key.server';
import type { RunOwner } from '../referee/referee-types';
import { scoredState } from '../referee/replay/stored-run';
import { type Games, recentPuzzleKeys } from '../referee/run-store.server';
import {
  type ChallengeRow,
  challengeRuns,
  insertChallenge,
  isOpen,
  type MadeChallenge,
  makersOf,
  personOf,
  readChallenge,
  replaceChallenge,
} from './challenge-rows.server';
import { isFull } from './joining.server';
import { notifyDealt } from './notify-answered.server';
import { playersOf, seriesOf } from './series.server';
import { challengeTexts as texts } from './texts';

const MAX_SEED = 2 ** 32;

/** What comes after a challenge. */
export type NextChallenge = 'round' | 'rematch';

interface NextDependencies {
  db: Db;
  clock: Clock;
  games: Games;
  lexiconOf(day: undefined): Lexicon;
  /** @throws {RateLimited} after too many challenges of one person. */
  countMade(owner: RunOwner): Promise<void>;
}

/** The share of its game's time that a challenge's deal has. */
export function shareOf({ deal }: Pick<ChallengeRow, 'deal'>): number {
  return scoredState.parse(deal).share ?? 1;
}

/**
 * Deals the next round of a series, or the first one of its rematch. Where there is one that they can play or have played, that is meant;
 * one that can no longer be answered, as it was closed or the rules have changed, gives way.
 * @returns its id. @throws {Refusal} before one's own run is over, and for a round once the series is decided or one of the two blocks
 * the other.
 * @see docs/product/word-challenges.md
 */
export async function nextChallenge(
  { db, clock, games, lexiconOf, countMade }: NextDependencies,
  challenge: ChallengeRow,
  { owner, guestId, what }: { owner: RunOwner; guestId: string; what: NextChallenge },
): Promise<string> {
  const own = personOf(owner);
  const mine = (await challengeRuns(db, challenge)).find(({ personId }) => personId === own);
  if (!mine?.settled) throw new Refusal(texts.playFirst);
  const { game, series } = challenge;
  const { next, mayGoOn, people } = await seriesOf(db, games, challenge, own);
  const isRound = what === 'round';
  const rematch = isRound ? undefined : await rematchFor(db, games, series, owner);
  const begun = rematch?.open ?? (isRound ? next : undefined);
  if (begun) return begun;
  if (isRound && !mayGoOn) throw new Refusal(texts.decided);
  if (isRound && 'playerId' in owner) await requireUnblocked(db, owner.playerId, people);
  await countMade(owner);
  const round = { ...WHOLE_RUN, share: shareOf(challenge) };
  // What both have just seen the answers of is not dealt again.
  const seen = await recentPuzzleKeys(db, game, await playersOf(db, challenge));
  for (const key of games[game].puzzleKeys(scoredState.parse(challenge.deal))) seen.add(key);
  const deal = dealRound(games[game], { lexicon: lexiconOf(undefined), random: seededRandom(randomInt(MAX_SEED)), seen }, round);
  // Others have the one that is not for this person; theirs is beside it.
  const rematchOf = rematch?.isForbidden ? null : series;
  const made = {
    ...{ game, rules: games[game].version ?? 1, deal, runId: null, maker: owner, browser: browserKey(guestId), now: clock.now() },
    ...(isRound ? { series, round: challenge.round + 1, rematchOf: null } : { series: randomUUID(), round: 1, rematchOf }),
  };
  try {
    return await db.transaction().execute(async (trx) => {
      const id = await storeNext(trx, made, rematch?.played);
      await notifyDealt(trx, { id, game, round: made.round, what, people, owner, now: made.now });
      return id;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two presses at once: both get the first one.
    const first = isRound ? (await seriesOf(db, games, challenge, own)).next : (await readChallenge(db, { rematchOf: series }))?.id;
    if (!first) throw error;
    return first;
  }
}

/** The rematch of a series, as somebody finds it. */
interface FoundRematch {
  /** Its id, where they can play it or have played it. */
  open: string | undefined;
  /** Its id, where others have played it and nobody else can. */
  played: string | undefined;
  /** Whether there is a block between them and who dealt it. */
  isForbidden: boolean;
}

async function rematchFor(executor: Executor, games: Games, series: string, owner: RunOwner): Promise<FoundRematch | undefined> {
  const rematch = await readChallenge(executor, { rematchOf: series });
  if (!rematch) return undefined;
  const runs = await challengeRuns(executor, rematch);
  const isPlayed = runs.some(({ personId }) => personId === personOf(owner));
  const isForbidden = !isPlayed && 'playerId' in owner && (await isBlockedAmong(executor, owner.playerId, makersOf(rematch)));
  const isTaking = isOpen(rematch, games) && !isFull(rematch, runs);
  const open = isPlayed || (isTaking && !isForbidden) ? rematch.id : undefined;
  const played = !open && !isForbidden && runs.length > 0 ? rematch.id : undefined;
  return { open, played, isForbidden };
}

/** Stores what comes next in place of what can no longer be answered. @param played a rematch that others have played: another takes its place. */
async function storeNext(trx: Transaction<Tables>, made: MadeChallenge, played: string | undefined): Promise<string> {
  if (played) await trx.updateTable('word_challenge').set({ rematch_of: null }).where('id', '=', played).execute();
  return (await replaceChallenge(trx, made)) ?? insertChallenge(trx, made);
}
