import { randomInt, randomUUID } from 'node:crypto';
import { requireUnblocked } from '~/blocks/stopped.server';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
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
  lockSeries,
  makersOf,
  personOf,
  rematchesOf,
  replaceChallenge,
} from './challenge-rows.server';
import { isFull } from './joining.server';
import { notifyDealt } from './notify-answered.server';
import { playersOf, roundAfter, seriesOf } from './series.server';
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
  const begun = isRound ? next : (await rematchFor(db, games, series, owner)).open;
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
  return db.transaction().execute(async (trx) => {
    // Two presses at once: both get the first one.
    await lockSeries(trx, series);
    const first = isRound ? await roundFor(trx, games, challenge) : await rematchFor(trx, games, series, owner);
    if (first.open) return first.open;
    const id = (first.over && (await replaceChallenge(trx, first.over, made))) ?? (await insertChallenge(trx, made));
    await notifyDealt(trx, { id, game, round: made.round, what, people, owner, now: made.now });
    return id;
  });
}

/** What there is of what comes next, for a player. */
interface Found {
  /** The id of one that they can play or have played. */
  open: string | undefined;
  /** The id of one that nobody has played, nor can. */
  over: string | undefined;
}

async function roundFor(executor: Executor, games: Games, challenge: ChallengeRow): Promise<Found> {
  const { next } = await seriesOf(executor, games, challenge, undefined);
  return { open: next, over: next ? undefined : await roundAfter(executor, challenge) };
}

/** Of the rematches of a series: the one that they have played, or else the first one that they can. */
async function rematchFor(executor: Executor, games: Games, series: string, owner: RunOwner): Promise<Found> {
  const found: Found = { open: undefined, over: undefined };
  for (const rematch of await rematchesOf(executor, series)) {
    const runs = await challengeRuns(executor, rematch);
    if (runs.some(({ personId }) => personId === personOf(owner))) return { open: rematch.id, over: undefined };
    if ('playerId' in owner && (await isBlockedAmong(executor, owner.playerId, makersOf(rematch)))) continue;
    if (isOpen(rematch, games) && !isFull(rematch, runs)) found.open ??= rematch.id;
    else if (runs.length === 0) found.over ??= rematch.id;
  }
  return found;
}
