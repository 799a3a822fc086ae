import { anagramSolver } from './anagram-solver';
import { definitionMatch } from './definition-match';
import type { Player } from './run';
import { speedTyping } from './speed-typing';
import { synonymFinder } from './synonym-finder';
import { wordAssociation } from './word-association';
import { wordChain } from './word-chain';
import { wordCompletion } from './word-completion';
import { wordGuess } from './word-guess';
import { wordPuzzle } from './word-puzzle';
import { wordScrambler } from './word-scrambler';

/** Players of games that end before the time is up: no puzzles are left, or the player stops. */
export const playersToTheEnd: readonly Player[] = [
  wordAssociation,
  anagramSolver,
  wordCompletion,
  synonymFinder,
  wordChain,
  wordGuess,
  definitionMatch,
  wordPuzzle,
];

/** Players of games that end when time is up. */
export const playersAgainstTime: readonly Player[] = [wordScrambler, speedTyping];
