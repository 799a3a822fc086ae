import { anagramSolver } from './letters/anagram-solver';
import { speedTyping } from './letters/speed-typing';
import { wordChain } from './letters/word-chain';
import { wordCompletion } from './letters/word-completion';
import { wordGuess } from './letters/word-guess';
import { wordPuzzle } from './letters/word-puzzle';
import { wordScrambler } from './letters/word-scrambler';
import { definitionMatch } from './meanings/definition-match';
import { synonymFinder } from './meanings/synonym-finder';
import { wordAssociation } from './meanings/word-association';
import type { GameId, WordGame } from './word-game';

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
