import { type ComponentType, lazy } from 'react';
import { GAME_IDS, type GameId } from '../games/word-game';
import type { BoardProps } from './board';

/** A board as its page sees it; only the board and its game know the types of view and move. */
type Board = ComponentType<BoardProps<unknown, unknown>>;

const loaders: Record<GameId, () => Promise<Board>> = {
  'word-scrambler': async () => (await import('./boards/word-scrambler-board')).WordScramblerBoard as Board,
  'speed-typing': async () => (await import('./boards/typing/speed-typing-board')).SpeedTypingBoard as Board,
  'word-association': async () => (await import('./boards/word-association-board')).WordAssociationBoard as Board,
  'anagram-solver': async () => (await import('./boards/anagram-solver-board')).AnagramSolverBoard as Board,
  'word-completion': async () => (await import('./boards/word-completion-board')).WordCompletionBoard as Board,
  'synonym-finder': async () => (await import('./boards/synonym-finder-board')).SynonymFinderBoard as Board,
  'word-chain': async () => (await import('./boards/word-chain-board')).WordChainBoard as Board,
  'word-guess': async () => (await import('./boards/word-guess-board')).WordGuessBoard as Board,
  'definition-match': async () => (await import('./boards/definition-match-board')).DefinitionMatchBoard as Board,
  'word-puzzle': async () => (await import('./boards/word-puzzle-board')).WordPuzzleBoard as Board,
};

const lazily = (id: GameId): [GameId, Board] => [id, lazy(async () => ({ default: await loaders[id]() }))];

/** The boards; a page loads only the one of its game. */
export const boards = Object.fromEntries(GAME_IDS.map(lazily)) as Record<GameId, Board>;

/** Fetches a game's board in advance, so that a start shows it at once. */
export function preloadBoard(id: GameId): void {
  // Without a connection, starting the game reports it.
  loaders[id]().catch(() => undefined);
}
