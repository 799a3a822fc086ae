import type { Random } from '~/platform/random/random';
import { paceOf } from '../../fair-play/pace';
import type { TargetWord } from '../../lexicon/lexicon';
import { type FormFacts, moveReader } from '../moves';
import { dealWords, playedByWords } from '../puzzles/one-word';
import { currentPuzzle, newRun, type PuzzleRun } from '../puzzles/puzzle-run';
import { spaced } from '../puzzles/spaced';
import { difficultyOf, wordPuzzles } from '../single-puzzles';
import { WHOLE_RUN, type WordGame } from '../word-game';
import { type CompletionMove, type CompletionView, wordCompletionContract } from './word-completion.contract';

const WORDS_DEALT = 10;
const SHORTEST = 4;
const LONGEST = 10;
const LEAST_HIDDEN = 2;
const PERCENT_HIDDEN = 40;
const GAP = '_';

interface GappedWord {
  word: string;
  /** Letters, and '_' for the hidden ones. */
  pattern: string;
  part: TargetWord['part'];
  definition: string;
}

export type CompletionState = PuzzleRun<GappedWord>;

/** @see docs/product/letter-and-meaning-games.md */
export const wordCompletion: WordGame<CompletionState, CompletionMove, CompletionView, FormFacts> = {
  title: 'Word Completion',
  description: 'Fill in the missing letters of a word from its meaning.',
  seconds: 90,
  xpMultiplier: 1.1,
  bonus: 2,
  pace: paceOf('right', 600, 400),
  hasClues: true,
  readMove: moveReader(wordCompletionContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const words = dealWords({ lexicon, random, seen, shortest: SHORTEST, longest: LONGEST, count: WORDS_DEALT, round });
    return newRun(words.map((entry) => gapped(entry, random)));
  },

  ...playedByWords<GappedWord, CompletionMove>(fits),

  view(state) {
    const { pattern = '', part = '', definition = '' } = currentPuzzle(state) ?? {};
    return { puzzle: state.at, pattern, part, definition };
  },

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ word, pattern, definition }) => ({ ask: spaced(pattern), clue: definition, answers: [word], words: [word] })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
  },

  single: wordPuzzles({
    mostWrong: 3,
    fits: ({ word }) => word.length >= SHORTEST && word.length <= LONGEST,
    difficulty: ({ word, band }) => difficultyOf(1_200, band, 60 * hiddenLetters(word.length) - 20 * word.length),
    ask: (entry, _lexicon, random) => newRun([gapped(entry, random)]),
    hint: (state, lexicon) => lexicon.entry(currentPuzzle(state)?.word ?? '')?.hint,
  }),
};

/** A word with some of its letters hidden. */
export function gapped({ word, part, definition }: TargetWord, random: Random): GappedWord {
  return { word, pattern: hideLetters(word, random), part, definition };
}

/** How many letters of a word to hide: 40 %, rounded down, and at least two. @param length in letters. */
export function hiddenLetters(length: number): number {
  return Math.max(LEAST_HIDDEN, Math.floor((length * PERCENT_HIDDEN) / 100));
}

function hideLetters(word: string, random: Random): string {
  const indexes = [...word].map((_, index) => index);
  const hidden = new Set(random.shuffle(indexes).slice(0, hiddenLetters(word.length)));
  return indexes.map((index) => (hidden.has(index) ? GAP : word[index])).join('');
}

function fits(word: string, { pattern }: GappedWord): boolean {
  return word.length === pattern.length && [...pattern].every((letter, index) => letter === GAP || letter === word[index]);
}
