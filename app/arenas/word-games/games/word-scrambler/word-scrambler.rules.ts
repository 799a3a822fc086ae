import type { Random } from '~/platform/random/random';
import { paceOf } from '../../fair-play/pace';
import type { Lexicon, TargetWord } from '../../lexicon/lexicon';
import { type FormFacts, moveReader } from '../moves';
import { dealWords, playedByWords } from '../puzzles/one-word';
import { currentPuzzle, newRun, type PuzzleRun } from '../puzzles/puzzle-run';
import { areAnagrams } from '../puzzles/same-letters';
import { spaced } from '../puzzles/spaced';
import { difficultyOf, wordPuzzles } from '../single-puzzles';
import { WHOLE_RUN, type WordGame } from '../word-game';
import { type ScramblerMove, type ScramblerView, wordScramblerContract } from './word-scrambler.contract';

/** More than anybody solves in the game's time, so that the words do not run out. */
const WORDS_DEALT = 40;
const SHORTEST = 3;
const LONGEST = 9;
const SHUFFLES_TRIED = 40;

interface ScrambledWord {
  word: string;
  scrambled: string;
  hint: string;
}

export type ScramblerState = PuzzleRun<ScrambledWord>;

/** @see docs/product/letter-and-meaning-games.md */
export const wordScrambler: WordGame<ScramblerState, ScramblerMove, ScramblerView, FormFacts> = {
  title: 'Word Scrambler',
  description: 'Put jumbled letters back in order, one word after another.',
  seconds: 60,
  xpMultiplier: 1,
  bonus: 1,
  pace: paceOf('right', 550, 350),
  hasClues: true,
  readMove: moveReader(wordScramblerContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const words = dealWords({ lexicon, random, seen, shortest: SHORTEST, longest: LONGEST, count: WORDS_DEALT, round });
    return newRun(words.map((entry) => scrambled(entry, lexicon, random)));
  },

  ...playedByWords<ScrambledWord, ScramblerMove>(fits),

  view(state) {
    const puzzle = currentPuzzle(state);
    return { puzzle: state.at, letters: [...(puzzle?.scrambled ?? '')], hint: puzzle?.hint ?? '' };
  },

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ word, scrambled, hint }) => ({ ask: spaced(scrambled), clue: hint, answers: [word], words: [word] })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
  },

  single: wordPuzzles({
    mostWrong: 3,
    fits: ({ word }) => word.length >= SHORTEST && word.length <= LONGEST,
    difficulty: ({ word, band }) => difficultyOf(1_250, band, 80 * (word.length - 5)),
    ask: (entry, lexicon, random) => newRun([{ ...scrambled(entry, lexicon, random), hint: '' }]),
    hint: (state, lexicon) => lexicon.entry(currentPuzzle(state)?.word ?? '')?.hint,
  }),
};

function fits(answer: string, { word }: ScrambledWord): boolean {
  return areAnagrams(answer, word);
}

function scrambled({ word, hint }: TargetWord, lexicon: Lexicon, random: Random): ScrambledWord {
  return { word, scrambled: scrambleWord(word, lexicon, random), hint };
}

/** The letters of a word in an order that does not make the word itself, where there is such an order. */
export function scrambleWord(word: string, lexicon: Pick<Lexicon, 'isWord'>, random: Random): string {
  let order = word;
  for (let tried = 0; tried < SHUFFLES_TRIED && (order === word || lexicon.isWord(order)); tried += 1)
    order = random.shuffle([...word]).join('');
  return order === word ? [...word].reverse().join('') : order;
}

/** Whether an answer solves a scrambled word: it is that word, or another of the same letters. Both in lower case. */
export function solvesScramble(answer: string, word: string, lexicon: Pick<Lexicon, 'isWord'>): boolean {
  return answer === word || (areAnagrams(answer, word) && lexicon.isWord(answer));
}
