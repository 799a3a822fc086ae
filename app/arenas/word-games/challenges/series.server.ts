import type { Executor } from '~/platform/database/database.server';
import type { RunOwner } from '../referee/referee-types';
import type { Games } from '../referee/run-store.server';
import { ROUNDS, rankRuns, roundsWon, seriesWinner } from './challenge';
import { type ChallengeRow, challengeRuns, isOpen, readChallenge } from './challenge-rows.server';

/** How a series of challenges stands for a player. */
interface Series {
  /** The next round, where there is one. */
  next: string | undefined;
  /** Rounds won; undefined unless two people play it, of whom this is one. */
  standing: { own: number; other: number } | undefined;
  /** Whether another round can be dealt. */
  mayGoOn: boolean;
  /** The two who play it; empty unless it is two. */
  people: readonly string[];
}

/**
 * A round that was closed, or whose rules have changed, before anybody played it is as if it were not there: it may be dealt again.
 * @param own who looks; undefined for a visitor who has not played.
 * @see docs/product/word-challenges.md
 */
export async function seriesOf(executor: Executor, games: Games, challenge: ChallengeRow, own: string | undefined): Promise<Series> {
  const dealt = await roundsOf(executor, challenge);
  const begun = await Promise.all(dealt.map(async (round) => ({ round, runs: await challengeRuns(executor, round) })));
  const living = begun.filter(({ round, runs }) => runs.length > 0 || isOpen(round, games));
  const rounds = living.map(({ round }) => round);
  const played = living.map(({ round, runs }) => rankRuns(runs, round));
  const people = new Set(played.flat().map(({ run }) => run.personId));
  const next = rounds.find(({ round }) => round === challenge.round + 1)?.id;
  const isDuel = own !== undefined && people.has(own) && people.size === 2;
  if (!isDuel) return { next, standing: undefined, mayGoOn: false, people: [] };
  const won = roundsWon(played);
  const standing = { own: won.get(own) ?? 0, other: Math.max(0, ...[...won].map(([person, count]) => (person === own ? 0 : count))) };
  const isDecided = seriesWinner(standing) !== undefined || rounds.length >= ROUNDS;
  return { next, standing, mayGoOn: !next && !isDecided && played.at(-1)?.length === 2, people: [...people] };
}

/** Everybody who has begun a run of the series of a challenge, guests whose runs an account has got as that account. */
export async function playersOf(executor: Executor, challenge: Pick<ChallengeRow, 'series'>): Promise<RunOwner[]> {
  const rounds = await roundsOf(executor, challenge);
  const runs = await Promise.all(rounds.map((round) => challengeRuns(executor, round)));
  const players = new Map<string, RunOwner>(
    runs.flat().map(({ personId, playerId }) => [personId, playerId === undefined ? { guestId: personId } : { playerId }]),
  );
  return [...players.values()];
}

/** The round that was dealt after one, whether it can be played or not. */
export async function roundAfter(
  executor: Executor,
  { series, round }: Pick<ChallengeRow, 'series' | 'round'>,
): Promise<string | undefined> {
  const rows = executor.selectFrom('word_challenge').select('id').where('series', '=', series);
  return (await rows.where('round', '=', round + 1).executeTakeFirst())?.id;
}

async function roundsOf(executor: Executor, { series }: Pick<ChallengeRow, 'series'>): Promise<ChallengeRow[]> {
  const rows = await executor.selectFrom('word_challenge').select('id').where('series', '=', series).orderBy('round').execute();
  const rounds = await Promise.all(rows.map(({ id }) => readChallenge(executor, { id })));
  return rounds.filter((round) => round !== undefined);
}
