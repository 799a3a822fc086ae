import { anagramSolver } from './games/anagram-solver';
import { definitionMatch } from './games/definition-match';
import { speedTyping } from './games/speed-typing';
import { synonymFinder } from './games/synonym-finder';
import { wordAssociation } from './games/word-association';
import { wordChain } from './games/word-chain';
import { wordCompletion } from './games/word-completion';
import { wordGuess } from './games/word-guess';
import { wordPuzzle } from './games/word-puzzle';
import { wordScrambler } from './games/word-scrambler';
import type { GameId, WordGame } from './word-game';

/** The rules of the ten games, by their ids, in the order in which people see them. */
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
