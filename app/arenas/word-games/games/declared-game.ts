import type { ComponentType } from 'react';
import type { RunSummary } from '../after-run/run-summary.contract';
import type { GameScreen } from '../play/game-screen';
import type { ScoredState, WordGame } from './word-game';

/**
 * Reads from a finished run how its player typed.
 * @param moves as they are stored.
 * @param realPerGameMs real ms of a ms of game time: moves are sent by real time.
 */
export type ReadTyping = (
  deal: ScoredState,
  moves: readonly { elapsedMs: number; move: unknown }[],
  realPerGameMs: number,
) => RunSummary['typing'];

/**
 * What the folder of a game brings. Rules and screen are loaded where they are needed: the one by the server alone, the other by the
 * pages that play the game.
 */
export interface DeclaredGame {
  /**
   * The points of a good run, fixed so that scores of different games can be added. To retune a game, change its number: scores on
   * boards follow with the next run, and by the nightly job for everybody.
   * @see docs/product/fair-play.md
   */
  par: number;
  /** The points of a very good run, which one good player's run in ten reaches. */
  top: number;
  /** The same in the shorter rounds of the daily three, on the scale of a whole run; `top` unless given. */
  topOfShort?: number;
  /** The most points that a usual deal gives, where deals differ in it: par and top of a deal rise and fall with its own. */
  usual?: number;
  /** The first day of the daily set that has it, as 2026-11-20, so that the sets before stay as they are; all days unless given. */
  since?: string;
  /** Whether it asks for words of the lexicon: each short set has such a game. */
  asksForWords?: true;
  /** A font that only its board needs, as CSS names it: come late, it would move lines. */
  font?: string;
  /** What its arch shows; see `ArchFrame` for its measures. */
  Scene: ComponentType;
  rules(): Promise<WordGame>;
  screen(): Promise<GameScreen>;
  /** How a player typed in a run, in games of typing. */
  typing?(): Promise<ReadTyping>;
}
