import type { AnagramState } from '../../games/letters/anagram-solver';
import type { SpeedTypingState } from '../../games/letters/speed-typing';
import type { WordChainState } from '../../games/letters/word-chain';
import type { CompletionState } from '../../games/letters/word-completion';
import type { WordGuessState } from '../../games/letters/word-guess';
import type { WordPuzzleState } from '../../games/letters/word-puzzle';
import type { ScramblerState } from '../../games/letters/word-scrambler';
import type { DefinitionMatchState } from '../../games/meanings/definition-match';
import type { SynonymState } from '../../games/meanings/synonym-finder';
import type { AssociationState } from '../../games/meanings/word-association';
import type { GameId, ScoredState } from '../../games/word-game';

/** A puzzle of a deal, with all its answers. */
export interface AskedPuzzle {
  /** What the board showed. */
  ask: string;
  /** The hint or the definition beside it. */
  clue?: string;
  /** Choices, where the board had some. */
  options?: readonly string[];
  answers: readonly string[];
  /** Words to define. */
  words: readonly string[];
}

/** How a game's deal is read back once a run is over. */
export interface AskedBy {
  puzzles(deal: ScoredState): AskedPuzzle[];
  /** Index of the puzzle being played. */
  at(state: ScoredState): number;
  /** Indexes of the puzzles that were left or lost; undefined in games whose puzzles are not solved or missed. */
  missed?(state: ScoredState): readonly number[];
}

const at = (state: ScoredState & { at: number }) => state.at;
const skipped = (state: ScoredState & { skipped: readonly number[] }) => state.skipped;
const lostOrSkipped = ({ lost, skipped: left }: ScoredState & { lost: readonly number[]; skipped: readonly number[] }) => [
  ...lost,
  ...left,
];
const spaced = (pattern: string) => [...pattern].join(' ').toUpperCase();

/** The puzzles of each game in words. */
export const askedBy: Readonly<Record<GameId, AskedBy>> = {
  'word-scrambler': {
    puzzles: ({ puzzles }: ScramblerState) =>
      puzzles.map(({ word, scrambled, hint }) => ({ ask: spaced(scrambled), clue: hint, answers: [word], words: [word] })),
    at,
    missed: skipped,
  },
  'speed-typing': {
    puzzles: ({ texts }: SpeedTypingState) => texts.map((text) => ({ ask: text, answers: [], words: [] })),
    at: ({ typing }: SpeedTypingState) => typing.at,
  },
  'word-association': {
    puzzles: ({ puzzles }: AssociationState) =>
      puzzles.map(({ words, answer, alsoRight }) => ({ ask: words.join(', '), answers: [answer, ...alsoRight], words: [answer] })),
    at,
    missed: skipped,
  },
  'anagram-solver': {
    puzzles: ({ puzzles }: AnagramState) => puzzles.map(({ word, answers }) => ({ ask: word, answers, words: [word, ...answers] })),
    at,
    missed: skipped,
  },
  'word-completion': {
    puzzles: ({ puzzles }: CompletionState) =>
      puzzles.map(({ word, pattern, definition }) => ({ ask: spaced(pattern), clue: definition, answers: [word], words: [word] })),
    at,
    missed: skipped,
  },
  'synonym-finder': {
    puzzles: ({ puzzles }: SynonymState) =>
      puzzles.map(({ word, part, sense, synonyms, close = [] }) => ({
        ask: word,
        clue: sense ? `${part}: ${sense}` : part,
        answers: [...synonyms, ...close],
        words: [word],
      })),
    at,
    missed: skipped,
  },
  'word-chain': {
    puzzles: ({ words: [start = ''] }: WordChainState) => [
      { ask: start, clue: 'The first word of the chain', answers: [], words: [start] },
    ],
    at: () => 0,
  },
  'word-guess': {
    puzzles: ({ puzzles }: WordGuessState) =>
      puzzles.map(({ word, hint }) => ({ ask: `${word.length} letters`, clue: hint, answers: [word], words: [word] })),
    at,
    missed: lostOrSkipped,
  },
  'definition-match': {
    puzzles: ({ puzzles }: DefinitionMatchState) =>
      puzzles.map(({ definition, options, right }) => ({
        ask: definition,
        options,
        answers: options.slice(right, right + 1),
        words: options,
      })),
    at,
    missed: lostOrSkipped,
  },
  'word-puzzle': {
    puzzles: ({ puzzles }: WordPuzzleState) => puzzles.map(({ pattern, answers }) => ({ ask: spaced(pattern), answers, words: answers })),
    at,
    missed: skipped,
  },
};
