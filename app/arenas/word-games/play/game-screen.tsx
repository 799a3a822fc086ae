import { type ComponentType, useMemo } from 'react';
import type { GameContract } from '../games/game.contract';
import type { BoardProps } from './board';

/** What the page of a game reads and shows; only the game itself knows the types of view and move. */
export interface GameScreen {
  contract: GameContract<unknown, unknown>;
  Board: ComponentType<BoardProps<unknown, unknown>>;
}

/** A game's contract, and its board, which gets its views read by it. */
export function gameScreen<Move, View>(contract: GameContract<Move, View>, GameBoard: ComponentType<BoardProps<View, Move>>): GameScreen {
  function Board({ view, ...props }: BoardProps<unknown, unknown>) {
    const readView = useMemo(() => contract.view.parse(view), [view]);
    return <GameBoard {...props} view={readView} />;
  }
  return { contract, Board };
}
