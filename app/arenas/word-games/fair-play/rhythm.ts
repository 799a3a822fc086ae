import type { TimedMove } from './pace';
import type { PlayedMove } from './played-move';

/** Typing from this speed on is judged by its rhythm: 100 words a minute, in ms of a character. */
const FAST_KEY_MS = 120;
/** Fewer fast characters than these show no rhythm. */
const FEWEST_KEYS = 150;
/** Of this share of the intervals, those nearest to the middle one, the spread is taken: pauses between words are left out. */
const JUDGED_SHARE = 0.75;
/** Nobody types more evenly: mean distance from the middle interval, as a share of it. */
const LEAST_SPREAD = 0.085;
/** With more intervals of no time at all than this share, the clock is coarse or a keyboard sends several letters at once. */
const MOST_AT_ONCE = 0.05;
/** The share of the time in which moves arrived that their keys must have taken. */
const LEAST_CLAIMED = 0.5;

/** The part of a run that was typed fast. */
interface FastTyping {
  characters: number;
  /** In which it arrived, and in which it was typed by its page's clock; in real ms. */
  arrivedMs: number;
  claimedMs: number;
  /** Times between keys, in real ms. */
  intervals: number[];
}

/**
 * Whether a run was typed by a machine: fast, and more evenly than hands do, or without saying when.
 * @param moves spread, in their order.
 * @see docs/product/fair-play.md
 */
export function isMechanical(moves: readonly TimedMove[]): boolean {
  const { characters, arrivedMs, claimedMs, intervals } = fastTyping(moves);
  if (characters < FEWEST_KEYS) return false;
  if (claimedMs < arrivedMs * LEAST_CLAIMED) return true;
  if (intervals.length < FEWEST_KEYS || isCoarse(intervals)) return false;
  return spreadOf(intervals) < LEAST_SPREAD;
}

function fastTyping(moves: readonly TimedMove[]): FastTyping {
  const fast: FastTyping = { characters: 0, arrivedMs: 0, claimedMs: 0, intervals: [] };
  for (const [index, move] of moves.entries()) {
    const ms = move.atMs - (moves[index - 1]?.atMs ?? 0);
    if (!isFast(move, ms)) continue;
    fast.characters += move.typed;
    fast.arrivedMs += ms;
    fast.claimedMs += move.typing?.claimedMs ?? 0;
    fast.intervals.push(...(move.typing?.intervals ?? []));
  }
  return fast;
}

function isFast({ kind, typed }: PlayedMove, ms: number): boolean {
  return kind !== 'refused' && typed > 0 && ms <= typed * FAST_KEY_MS;
}

function isCoarse(intervals: readonly number[]): boolean {
  return intervals.filter((ms) => ms <= 1).length > intervals.length * MOST_AT_ONCE;
}

/** How far intervals are from the middle one on average, as a share of it, without those that are farthest. */
function spreadOf(intervals: readonly number[]): number {
  const middle = inOrder(intervals)[Math.floor(intervals.length / 2)] ?? 0;
  const nearest = inOrder(intervals.map((ms) => Math.abs(ms - middle))).slice(0, Math.ceil(intervals.length * JUDGED_SHARE));
  return nearest.reduce((sum, ms) => sum + ms, 0) / nearest.length / middle;
}

function inOrder(values: readonly number[]): number[] {
  return values.toSorted((one, other) => one - other);
}
