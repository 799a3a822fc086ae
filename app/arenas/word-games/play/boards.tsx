import { type ComponentType, lazy, useMemo } from 'react';
import * as contracts from '../games/games.contract';
import { GAME_IDS, type GameId } from '../games/word-game';
import type { BoardProps } from './board';

/** A board as its page sees it; only the board and its game know the types of view and move. */
type Board = ComponentType<BoardProps<unknown, unknown>>;

/** A game's contract and its board, which reads its views by it. */
function screen<Move, View>(contract: contracts.GameContract<Move, View>, loadBoard: () => Promise<ComponentType<BoardProps<View, Move>>>) {
  const load = async (): Promise<Board> => {
    const GameBoard = await loadBoard();
    return function ReadBoard({ view, ...props }) {
      const readView = useMemo(() => contract.view.parse(view), [view]);
      return <GameBoard {...props} view={readView} />;
    };
  };
  return { contract, load };
}

/** What the page of each game reads and shows. */
const screens: Record<GameId, { contract: contracts.GameContract<unknown, unknown>; load(): Promise<Board> }> = {
  'word-scrambler': screen(contracts.wordScramblerContract, async () => (await import('./boards/word-scrambler-board')).WordScramblerBoard),
  'speed-typing': screen(contracts.speedTypingContract, async () => (await import('./boards/typing/speed-typing-board')).SpeedTypingBoard),
  'word-association': screen(
    contracts.wordAssociationContract,
    async () => (await import('./boards/word-association-board')).WordAssociationBoard,
  ),
  'anagram-solver': screen(contracts.anagramSolverContract, async () => (await import('./boards/anagram-solver-board')).AnagramSolverBoard),
  'word-completion': screen(
    contracts.wordCompletionContract,
    async () => (await import('./boards/word-completion-board')).WordCompletionBoard,
  ),
  'synonym-finder': screen(contracts.synonymFinderContract, async () => (await import('./boards/synonym-finder-board')).SynonymFinderBoard),
  'word-chain': screen(contracts.wordChainContract, async () => (await import('./boards/word-chain-board')).WordChainBoard),
  'word-guess': screen(contracts.wordGuessContract, async () => (await import('./boards/word-guess-board')).WordGuessBoard),
  'definition-match': screen(
    contracts.definitionMatchContract,
    async () => (await import('./boards/definition-match-board')).DefinitionMatchBoard,
  ),
  'word-puzzle': screen(contracts.wordPuzzleContract, async () => (await import('./boards/word-puzzle-board')).WordPuzzleBoard),
};

const lazily = (id: GameId): [GameId, Board] => [id, lazy(async () => ({ default: await screens[id].load() }))];

/** The boards; a page loads only the one of its game. */
export const boards = Object.fromEntries(GAME_IDS.map(lazily)) as Record<GameId, Board>;

/** Fetches a game's board in advance, so that a start shows it at once. */
export function preloadBoard(id: GameId): void {
  // Without a connection, starting the game reports it.
  screens[id].load().catch(() => undefined);
}

/** What the page of a game sends and reads. */
export function contractOf(game: GameId): contracts.GameContract<unknown, unknown> {
  return screens[game].contract;
}
