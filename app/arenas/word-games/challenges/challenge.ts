import { sharedRanks } from '~/progress/shared-ranks';

/** The most people who may answer a challenge, besides the one who sent it. */
export const MOST_ANSWERS = 20;
/** The rounds of a series; who has won two of them has won it. */
export const ROUNDS = 3;

/** A round of which fewer runs have a rank is nobody's. */
const FEWEST_RANKED = 2;

/** Why a finished run of a challenge has no rank. */
type Unranked = 'fault' | 'same-browser';

interface Played {
  runId: string;
  personId: string;
  browser: string | undefined;
  score: number;
  finishedMs: number | null;
  fault: unknown;
  settled: boolean;
}

export interface Ranked<Run> {
  run: Run;
  /** From 1; undefined for a run that has none. */
  rank: number | undefined;
  unranked: Unranked | undefined;
}

/**
 * Ranks the finished runs of a challenge. A second person from the same browser may have seen the answers: their run is shown without a
 * rank.
 * @param runs with most points first. @param first the run that the challenge began with, and the browser from which it was sent.
 */
export function rankRuns<Run extends Played>(runs: readonly Run[], first: { runId: string | null; browser: string }): Ranked<Run>[] {
  const finished = runs.filter(({ settled }) => settled);
  const browserOf = (run: Run) => (run.runId === first.runId ? first.browser : run.browser);
  const reasonOf = (run: Run): Unranked | undefined => {
    if (run.fault) return 'fault';
    if (run.runId === first.runId) return undefined;
    const others = runs.filter((other) => other.personId !== run.personId && browserOf(other) === run.browser);
    return run.browser !== undefined && others.length > 0 ? 'same-browser' : undefined;
  };
  const counted = finished.filter((run) => !reasonOf(run));
  const ranks = sharedRanks(counted, (one, other) => one.score === other.score && one.finishedMs === other.finishedMs);
  return finished.map((run) => {
    const index = counted.indexOf(run);
    return { run, rank: index < 0 ? undefined : ranks[index], unranked: reasonOf(run) };
  });
}

/** Who has won a series, by the rounds that both have won; undefined while either still can. */
export function seriesWinner({ own, other }: { own: number; other: number }): 'own' | 'other' | undefined {
  if (own * 2 > ROUNDS) return 'own';
  return other * 2 > ROUNDS ? 'other' : undefined;
}

/** How a round ended for one who played it. */
type Outcome = 'seriesWon' | 'seriesLost' | 'won' | 'lost' | 'drawn' | 'uncounted';

/** Who won: the series once it is decided, until then the round, where it counts. @param board the ranked runs of both. */
export function outcomeOf(board: readonly { rank: number | undefined; own: boolean }[], series: { own: number; other: number }): Outcome {
  const winner = seriesWinner(series);
  if (winner) return winner === 'own' ? 'seriesWon' : 'seriesLost';
  if (board.filter(({ rank }) => rank !== undefined).length < FEWEST_RANKED) return 'uncounted';
  const firsts = board.filter(({ rank }) => rank === 1);
  if (!firsts.some(({ own }) => own)) return 'lost';
  return firsts.length > 1 ? 'drawn' : 'won';
}

/** The rounds that each person has won; a round that two share is nobody's. @param rounds the ranked runs of each round. */
export function roundsWon(rounds: readonly (readonly Ranked<{ personId: string }>[])[]): Map<string, number> {
  const won = new Map<string, number>();
  for (const round of rounds) {
    const firsts = round.filter(({ rank }) => rank === 1);
    const [winner] = firsts;
    if (!winner || firsts.length > 1 || round.filter(({ rank }) => rank !== undefined).length < FEWEST_RANKED) continue;
    won.set(winner.run.personId, (won.get(winner.run.personId) ?? 0) + 1);
  }
  return won;
}
