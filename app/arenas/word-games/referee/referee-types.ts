import type { GameId } from '../games/games';
import type { RunResult } from './moves.contract';
import type { ScoreCurve } from './replay/score-curve';

/** The owner of a run: a player or a guest. */
export type RunOwner = { playerId: string } | { guestId: string };

/** A run as its owner may see it. */
export interface RunView {
  runId: string;
  game: GameId;
  /** The date of the daily set whose puzzles it plays. */
  day?: string | undefined;
  /** The challenge that it answers. */
  challengeId?: string | undefined;
  /** Proves to the referee that a move comes from the page that received the run. */
  key: string;
  /** The number that the next move must carry, from 1. */
  nextMove: number;
  score: number;
  /** The time that it has in all, in seconds of game time. */
  seconds: number;
  /** Game milliseconds left. */
  msLeft: number;
  view: unknown;
  /** How the score of the player's best run grew; undefined for guests and before their first run. */
  ghost?: ScoreCurve | undefined;
  /** Whose run the ghost is, in a challenge; undefined where it is the player's own. */
  rival?: string | undefined;
  /** Present once the run is settled. */
  result?: RunResult;
}
