import { countText } from '~/platform/text/format';
import { paceOf } from '../../fair-play/pace';
import { moveReader, refuse, wrong } from '../moves';
import { type LosingRun, lose, unfoundPuzzles } from '../puzzles/lost-puzzles';
import { dealWords } from '../puzzles/one-word';
import { currentPuzzle, earnsBonus, isRunOver, newRun, onCurrentPuzzle, skipClue, solve, sumOf } from '../puzzles/puzzle-run';
import { difficultyOf, wordPuzzles } from '../single-puzzles';
import { comparable, type Played, WHOLE_RUN, type WordGame } from '../word-game';
import { type WordGuessMove, type WordGuessView, wordGuessContract } from './word-guess.contract';

const WORDS_DEALT = 10;
const SHORTEST = 3;
const LONGEST = 10;
const POINTS_A_LETTER = 10;
const POINTS_A_WRONG_GUESS = 10;
const MOST_WRONG = 6;
/** From this many wrong guesses on, the definition is shown with the hint. */
const WRONG_FOR_DEFINITION = 3;

interface Round {
  word: string;
  hint: string;
  definition: string;
}

export interface WordGuessState extends LosingRun<Round> {
  /** Letters guessed in this round, in order. */
  guessed: string;
}

const wordGuessTexts = {
  notALetter: 'Guess one letter from A to Z.',
  repeated: (letter: string) => `You have already guessed ${letter}.`,
  right: (letter: string) => `${letter} is in the word.`,
  wrong: (letter: string, left: number) =>
    `Incorrect: there is no ${letter}. ${countText(left, { one: 'guess is', other: 'guesses are' })} left.`,
  lost: (word: string) => `Incorrect. The word was ${word}.`,
};

/**
 * A hidden word is guessed letter by letter; a letter scores once, however often the word has it.
 * @see docs/product/guessing-and-typing-games.md
 */
export const wordGuess: WordGame<WordGuessState, WordGuessMove, WordGuessView> = {
  title: 'Word Guess',
  description: 'Find the hidden word letter by letter before the sixth wrong guess brings down the arch.',
  seconds: 120,
  xpMultiplier: 1.2,
  bonus: 1.5,
  pace: paceOf('solved', 800, 500),
  readingMs: 6_000,
  hasClues: true,

  readMove: moveReader(wordGuessContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const words = dealWords({ lexicon, random, seen, shortest: SHORTEST, longest: LONGEST, count: WORDS_DEALT, round });
    return guessing(words);
  },

  best: ({ puzzles }) => sumOf(puzzles, ({ word }) => POINTS_A_LETTER * (new Set(word).size + word.length)),
  puzzleKeys: ({ puzzles }) => puzzles.map(({ word }) => word),

  view(state) {
    const { word, hint, definition } = currentPuzzle(state) ?? { word: '', hint: '', definition: '' };
    const wrongOnes = wrongLetters(word, state.guessed);
    return {
      puzzle: state.at,
      puzzles: state.puzzles.length,
      hint,
      ...(wrongOnes.length >= WRONG_FOR_DEFINITION && { definition }),
      letters: [...word].map((letter) => (state.guessed.includes(letter) ? letter : '')),
      right: [...state.guessed].filter((letter) => word.includes(letter)),
      wrong: wrongOnes,
      mostWrong: MOST_WRONG,
    };
  },

  play(state, move) {
    return onCurrentPuzzle(state, move, ({ word }) => {
      if (move.type === 'skip') return skipClue({ ...state, guessed: '' }, word);
      const letter = comparable(move.letter);
      if (!/^[a-z]$/.test(letter)) return refuse(state, wordGuessTexts.notALetter);
      if (state.guessed.includes(letter)) return refuse(state, wordGuessTexts.repeated(letter.toUpperCase()));
      const guessed = { ...state, guessed: state.guessed + letter };
      return word.includes(letter) ? hit(guessed, word, letter) : miss(guessed, word, letter);
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unfoundPuzzles(state).map(({ word }) => word),

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ word, hint }) => ({ ask: `${word.length} letters`, clue: hint, answers: [word], words: [word] })),
    at: ({ at }) => at,
    missed: ({ lost, skipped }) => [...lost, ...skipped],
  },

  single: wordPuzzles({
    fits: ({ word }) => word.length >= SHORTEST && word.length <= LONGEST,
    difficulty: ({ word, band }) => difficultyOf(1_400, band, 45 * (7 - new Set(word).size)),
    ask: (entry) => guessing([entry]),
    hint: (state) => currentPuzzle(state)?.definition,
  }),
};

function guessing(words: readonly Round[]): WordGuessState {
  return { ...newRun(words.map(({ word, hint, definition }) => ({ word, hint, definition }))), lost: [], guessed: '' };
}

function hit(state: WordGuessState, word: string, letter: string): Played<WordGuessState> {
  if ([...word].every((each) => state.guessed.includes(each)))
    return solve({ ...state, guessed: '' }, POINTS_A_LETTER + completionBonus(word, state.guessed), word);
  return {
    state: { ...state, score: state.score + POINTS_A_LETTER },
    verdict: { kind: 'right', text: wordGuessTexts.right(letter.toUpperCase()), points: POINTS_A_LETTER },
  };
}

function miss(state: WordGuessState, word: string, letter: string): Played<WordGuessState> {
  const left = MOST_WRONG - wrongLetters(word, state.guessed).length;
  return left === 0
    ? lose({ ...state, guessed: '' }, word, wordGuessTexts.lost(word))
    : wrong(state, wordGuessTexts.wrong(letter.toUpperCase(), left));
}

/** Points for the whole word: its length × 10 minus 10 for each wrong guess. */
function completionBonus(word: string, guessed: string): number {
  return Math.max(0, word.length * POINTS_A_LETTER - wrongLetters(word, guessed).length * POINTS_A_WRONG_GUESS);
}

function wrongLetters(word: string, guessed: string): string[] {
  return [...guessed].filter((letter) => !word.includes(letter));
}
