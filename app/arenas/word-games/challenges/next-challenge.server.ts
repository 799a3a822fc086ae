import { randomInt, randomUUID } from 'node:crypto';
import { requireUnblocked } from '~/blocks/stopped.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { seededRandom } from '~/platform/random/random';
import { dealRound, WHOLE_RUN } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';
import { browserKey } from '../referee/browser-key.server';
import type { RunOwner } from '../referee/referee-types';
import { scoredState } from '../referee/replay/stored-run';
import { type Games, recentPuzzleKeys } from '../referee/run-store.server';
import { type ChallengeRow, challengeRuns, insertChallenge, personOf, readChallenge } from './challenge-rows.server';
import { playersOf, seriesOf } from './series.server';
import { tellDealt } from './tell-answered.server';
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
 * Deals the next round of a series, or the first one of its rematch; where there is one by now, that is meant.
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
  const { next, mayGoOn, people } = await seriesOf(db, challenge, own);
  const isRound = what === 'round';
  const begun = isRound ? next : (await readChallenge(db, { rematchOf: series }))?.id;
  if (begun) return begun;
  if (isRound && !mayGoOn) throw new Refusal(texts.decided);
  if (isRound && 'playerId' in owner) await requireUnblocked(db, owner.playerId, people);
  await countMade(owner);
  const round = { ...WHOLE_RUN, share: shareOf(challenge) };
  // What both have just seen the answers of is not dealt again.
  const seen = await recentPuzzleKeys(db, game, await playersOf(db, challenge));
  for (const key of games[game].puzzleKeys(scoredState.parse(challenge.deal))) seen.add(key);
  const deal = dealRound(games[game], { lexicon: lexiconOf(undefined), random: seededRandom(randomInt(MAX_SEED)), seen }, round);
  const made = {
    ...{ game, rules: games[game].version ?? 1, deal, runId: null, maker: owner, browser: browserKey(guestId), now: clock.now() },
    ...(isRound ? { series, round: challenge.round + 1, rematchOf: null } : { series: randomUUID(), round: 1, rematchOf: series }),
  };
  try {
    return await db.transaction().execute(async (trx) => {
      const id = await insertChallenge(trx, made);
      await tellDealt(trx, { id, game, round: made.round, what, people, owner, now: made.now });
      return id;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Two presses at once: both get the first one.
    const first = isRound ? (await seriesOf(db, challenge, own)).next : (await readChallenge(db, { rematchOf: series }))?.id;
    if (!first) throw error;
    return first;
  }
}
