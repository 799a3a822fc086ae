import type { ComponentType } from 'react';
import type { GameScreen } from '../play/game-screen';
import type { WordGame } from './word-game';

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
  /** What its arch shows; see `ArchFrame` for its measures. */
  Scene: ComponentType;
  rules(): Promise<WordGame>;
  screen(): Promise<GameScreen>;
}
