import {
  anagramSolverContract,
  definitionMatchContract,
  type GameContract,
  speedTypingContract,
  synonymFinderContract,
  wordAssociationContract,
  wordChainContract,
  wordCompletionContract,
  wordGuessContract,
  wordPuzzleContract,
  wordScramblerContract,
} from './games.contract';
import type { GameId } from './word-game';

/** The contracts of the ten games, by id. */
export const gameContracts: Readonly<Record<GameId, GameContract<unknown, unknown>>> = {
  'word-scrambler': wordScramblerContract,
  'speed-typing': speedTypingContract,
  'word-association': wordAssociationContract,
  'anagram-solver': anagramSolverContract,
  'word-completion': wordCompletionContract,
  'synonym-finder': synonymFinderContract,
  'word-chain': wordChainContract,
  'word-guess': wordGuessContract,
  'definition-match': definitionMatchContract,
  'word-puzzle': wordPuzzleContract,
};
