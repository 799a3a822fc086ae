import type { PlayedMove } from './played-move';

/** The least time in which a person can find one answer and type it. */
interface LeastTimes {
  /** For one find, in ms. */
  findMs: number;
  /** For one character, in ms. */
  keyMs: number;
}

/** What a very fast person can do in a game. */
export interface Pace {
  /** Which moves are a find: right answers, those that solve a puzzle, or every choice, because all are read first. */
  findsAt: 'right' | 'solved' | 'choice';
  /** On average over a whole run. */
  run: LeastTimes;
  /** In any stretch of `ms` of real time. */
  stretches: readonly (LeastTimes & { ms: number })[];
}

/** Real time of a character: 300 words a minute on average, 375 in a stretch; the fastest known typists reach 256. */
const TYPING = { run: { keyMs: 40 }, stretch: { keyMs: 32 } };
/** The stretch over which sudden speed is judged, in ms. */
const STRETCH_MS = 10_000;

/** @param run the least time for a find on average. @param stretch in a lucky stretch. Both in ms. */
export function paceOf(findsAt: Pace['findsAt'], run: number, stretch: number): Pace {
  return {
    findsAt,
    run: { ...TYPING.run, findMs: run },
    stretches: [{ ...TYPING.stretch, findMs: stretch, ms: STRETCH_MS }],
  };
}

/** A press without a find: a hint, a skip. In ms. */
const PRESS_MS = 80;
/** Time that a run may be ahead of its pace, in ms: the first answers may come by luck. */
const HEAD_START_MS = 1_500;
/** Silence from which on moves may have waited for the network, in ms. */
const GAP_MS = 2_000;
/** Moves that waited arrive at most this far apart, in ms: they are sent one after the other. */
const BURST_MS = 1_000;

/** A move at its time, in real ms since the start of the run. */
export interface TimedMove extends PlayedMove {
  atMs: number;
}

/**
 * Spreads each burst that follows a gap evenly over that gap: after an outage the moves made meanwhile arrive at once.
 * @param moves in their order. @returns them at the times at which they may have been made.
 */
export function spreadBursts(moves: readonly TimedMove[]): TimedMove[] {
  const spread = [...moves];
  const at = (index: number) => moves[index]?.atMs ?? 0;
  for (let first = 0; first < moves.length; first += 1) {
    const gapBegan = at(first - 1);
    if (at(first) - gapBegan < GAP_MS) continue;
    let last = first;
    while (last + 1 < moves.length && at(last + 1) - at(last) <= BURST_MS) last += 1;
    const each = (at(last) - gapBegan) / (last - first + 1);
    for (let index = first; index <= last; index += 1) {
      const move = moves[index];
      // Nobody made a move after it arrived, not even where the burst itself was uneven.
      if (move) spread[index] = { ...move, atMs: Math.min(move.atMs, gapBegan + each * (index - first + 1)) };
    }
    first = last;
  }
  return spread;
}

/** Whether a run is faster than anybody plays: over all of it, or over its fastest stretch. @param moves spread, in their order. */
export function isTooFast(moves: readonly TimedMove[], pace: Pace): boolean {
  const needed = (times: LeastTimes) => moves.map((move) => leastMs(move, pace, times));
  const whole = needed(pace.run).reduce((sum, ms) => sum + ms, 0);
  if (whole > (moves.at(-1)?.atMs ?? 0) + HEAD_START_MS) return true;
  return pace.stretches.some((stretch) => isCrowded(moves, needed(stretch), stretch.ms));
}

/** A move as far as the time that it takes depends on it. */
type Found = Pick<PlayedMove, 'kind' | 'endedPuzzle' | 'typed'>;

/** The least time that a move takes on average, in ms: for single puzzles, which have no other one. */
export function leastTimeOf(move: Found, pace: Pace): number {
  return leastMs(move, pace, pace.run);
}

/** The least time that a move takes, in ms. What was refused changed nothing and is not counted. */
function leastMs(move: Found, { findsAt }: Pace, { findMs, keyMs }: LeastTimes): number {
  const { kind, endedPuzzle, typed } = move;
  if (kind === 'refused') return 0;
  if (kind === 'told' && typed === 0) return PRESS_MS;
  const finds = {
    right: kind === 'right',
    solved: kind === 'right' && endedPuzzle,
    choice: true,
  };
  return (finds[findsAt] ? findMs : 0) + typed * keyMs;
}

/** Whether any stretch has more in it than fits. The first move of a stretch was under way before it. */
function isCrowded(moves: readonly TimedMove[], needed: readonly number[], stretchMs: number): boolean {
  let inStretch = 0;
  let first = 0;
  for (const [index, { atMs }] of moves.entries()) {
    inStretch += index === 0 ? 0 : (needed[index] ?? 0);
    while (first < index && atMs - (moves[first]?.atMs ?? 0) > stretchMs) {
      first += 1;
      inStretch -= needed[first] ?? 0;
    }
    if (inStretch > stretchMs) return true;
  }
  return false;
}
