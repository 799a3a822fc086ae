import { anagramSolver } from './anagram-solver';
import { definitionMatch } from './definition-match';
import { speedTyping } from './speed-typing';
import { synonymFinder } from './synonym-finder';
import { wordAssociation } from './word-association';
import { wordChain } from './word-chain';
import { wordCompletion } from './word-completion';
import type { GameId, WordGame } from './word-game';
import { wordGuess } from './word-guess';
import { wordPuzzle } from './word-puzzle';
import { wordScrambler } from './word-scrambler';

/** The rules of the ten games, by id, in the order in which people see them. */
export const games: Readonly<Record<GameId, WordGame>> = {
  'word-scrambler': wordScrambler,
  'speed-typing': speedTyping,
  'word-association': wordAssociation,
  'anagram-solver': anagramSolver,
  'word-completion': wordCompletion,
  'synonym-finder': synonymFinder,
  'word-chain': wordChain,
  'word-guess': wordGuess,
  'definition-match': definitionMatch,
  'word-puzzle': wordPuzzle,
};
