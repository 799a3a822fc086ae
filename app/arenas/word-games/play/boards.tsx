import { type ComponentType, lazy, useMemo } from 'react';
import * as contracts from '../games/games.contract';
import { GAME_IDS, type GameId } from '../games/word-game';
import type { BoardProps } from './board';

/** A board as its page sees it; only the board and its game know the types of view and move. */
type Board = ComponentType<BoardProps<unknown, unknown>>;

/** Makes the board of a game read its views by the game's contract. */
function boardOf<Move, View>(contract: contracts.GameContract<Move, View>, GameBoard: ComponentType<BoardProps<View, Move>>): Board {
  return function ReadBoard({ view, ...props }) {
    const readView = useMemo(() => contract.view.parse(view), [view]);
    return <GameBoard {...props} view={readView} />;
  };
}

const loaders: Record<GameId, () => Promise<Board>> = {
  'word-scrambler': async () =>
    boardOf(contracts.wordScramblerContract, (await import('./boards/word-scrambler-board')).WordScramblerBoard),
  'speed-typing': async () => boardOf(contracts.speedTypingContract, (await import('./boards/typing/speed-typing-board')).SpeedTypingBoard),
  'word-association': async () =>
    boardOf(contracts.wordAssociationContract, (await import('./boards/word-association-board')).WordAssociationBoard),
  'anagram-solver': async () =>
    boardOf(contracts.anagramSolverContract, (await import('./boards/anagram-solver-board')).AnagramSolverBoard),
  'word-completion': async () =>
    boardOf(contracts.wordCompletionContract, (await import('./boards/word-completion-board')).WordCompletionBoard),
  'synonym-finder': async () =>
    boardOf(contracts.synonymFinderContract, (await import('./boards/synonym-finder-board')).SynonymFinderBoard),
  'word-chain': async () => boardOf(contracts.wordChainContract, (await import('./boards/word-chain-board')).WordChainBoard),
  'word-guess': async () => boardOf(contracts.wordGuessContract, (await import('./boards/word-guess-board')).WordGuessBoard),
  'definition-match': async () =>
    boardOf(contracts.definitionMatchContract, (await import('./boards/definition-match-board')).DefinitionMatchBoard),
  'word-puzzle': async () => boardOf(contracts.wordPuzzleContract, (await import('./boards/word-puzzle-board')).WordPuzzleBoard),
};

const lazily = (id: GameId): [GameId, Board] => [id, lazy(async () => ({ default: await loaders[id]() }))];

/** The boards; a page loads only the one of its game. */
export const boards = Object.fromEntries(GAME_IDS.map(lazily)) as Record<GameId, Board>;

/** Fetches a game's board in advance, so that a start shows it at once. */
export function preloadBoard(id: GameId): void {
  // Without a connection, starting the game reports it.
  loaders[id]().catch(() => undefined);
}
