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

/** Players of all games. */
export const players: readonly Player[] = [
  ...[wordScrambler, speedTyping, wordAssociation, anagramSolver, wordCompletion],
  ...[synonymFinder, wordChain, wordGuess, definitionMatch, wordPuzzle],
];
