import { minutesSecondsText } from '~/platform/clock/format-times';
import type { ScoredState, WordGame } from '../games/word-game';

/** A finished set raises what its score counts by this share at most, for all of its time left. */
const MOST_RAISE = 0.25;

export interface PlayedSet {
  state: ScoredState;
  /** When its last move was made, in ms of game time without stops of the clock. */
  playedMs: number;
}

/** In what time all puzzles of a run were played, in ms of game time; undefined when they were not, or there is no last one. */
export function finishedMs(rules: WordGame, { state, playedMs }: PlayedSet): number | undefined {
  return rules.best && rules.isOver(state) ? playedMs : undefined;
}

/**
 * The points of a run with its time: its score, raised by up to a quarter by the share of time that was left,
 * for sets with at least 80 % right.
 * @see docs/product/fair-play.md
 */
export function runWorth(rules: WordGame, set: PlayedSet): number {
  const { score } = set.state;
  const ms = finishedMs(rules, set);
  if (ms === undefined || !rules.earnsBonus(set.state)) return score;
  const left = Math.max(0, 1 - ms / (rules.seconds * 1_000));
  return Math.round(score * (1 + MOST_RAISE * left));
}

/** A time as '0:42'. @param ms counted up to whole seconds. */
export function timeText(ms: number): string {
  return minutesSecondsText(Math.ceil(ms / 1_000));
}

/** A score with the time of its finished set: '1,000 in 0:42'. @param ms undefined or null for a set that was not finished. */
export function scoreInTime(score: string, ms: number | null | undefined): string {
  return ms === undefined || ms === null ? score : `${score} in ${timeText(ms)}`;
}
