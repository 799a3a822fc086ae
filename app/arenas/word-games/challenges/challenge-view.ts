import type { GameId } from '../games/games';
import type { Ranked } from './challenge';
import type { ComparedPuzzle } from './compare-runs.server';

/** A run of the board, as everybody may see it once their own is over. */
export interface BoardedRun {
  rank: number | undefined;
  unranked: Ranked<unknown>['unranked'];
  runId: string;
  /** Undefined for a guest, and for a player whose name is hidden. */
  name: string | undefined;
  /** Undefined where the name is. */
  playerId: string | undefined;
  score: number;
  finishedMs: number | null;
  own: boolean;
}

/** A challenge as a person may see it. */
export interface ChallengeView {
  id: string;
  game: GameId;
  /** How long its run is, in seconds of game time. */
  seconds: number;
  round: number;
  /** Whether its run is one of the daily set while that is played: then a player's answer is their run of the set. */
  daily: boolean;
  /** Who sent it, with their points; undefined for a guest and for a later round. */
  from: { name: string | undefined; score: number } | undefined;
  closed: boolean;
  full: boolean;
  /** Whether the rules have changed since. */
  outdated: boolean;
  own: 'open' | 'running' | 'played';
  isMaker: boolean;
  answers: number;
  /** Empty until the viewer's own run is over. */
  board: BoardedRun[];
  /** Both runs puzzle by puzzle; undefined until both are over. */
  compared: { name: string | undefined; puzzles: ComparedPuzzle[] } | undefined;
  /** Rounds won in the series by the viewer and by the other one, where two play it; in a later round known before it is played. */
  series: { own: number; other: number } | undefined;
  /** The next round, where there is one. */
  next: string | undefined;
  /** Whether the viewer can begin another round. */
  mayGoOn: boolean;
  /** Whether the viewer can ask for a rematch. */
  mayRematch: boolean;
}
