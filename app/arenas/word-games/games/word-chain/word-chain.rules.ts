import { plainLetters } from '~/platform/text/plain-letters';
import { paceOf } from '../../fair-play/pace';
import { answerIn, disputable, moveReader, readAnswer, refuse } from '../moves';
import { dealPuzzles } from '../puzzles/deal-puzzles';
import type { WordGame } from '../word-game';
import { type WordChainMove, type WordChainView, wordChainContract } from './word-chain.contract';

const POINTS_A_LETTER = 10;
const SHORTEST = 2;
const WORDS_FOR_BONUS = 5;

export interface WordChainState {
  score: number;
  /** The start word and the player's words after it. */
  words: string[];
  /** Whether the player has ended the run. */
  ended: boolean;
}

export interface WordChainFacts {
  isWord: boolean;
}

const MINUTE_MS = 60_000;
const pace = paceOf('right', 950, 500);

const wordChainTexts = {
  start: (letter: string) => `Word must start with '${letter}'`,
  unknown: 'Not in word list!',
  used: 'Word already used!',
  short: 'Words have at least 2 letters.',
  ended: (count: number) => (count === 1 ? 'You ended the chain after 1 word.' : `You ended the chain after ${count} words.`),
};

/**
 * Each word begins with the last letter of the one before it.
 * @see docs/product/guessing-and-typing-games.md
 */
export const wordChain: WordGame<WordChainState, WordChainMove, WordChainView, WordChainFacts> = {
  title: 'Word Chain',
  description: 'Start each word with the last letter of the one before it, and never say a word twice.',
  seconds: 150,
  xpMultiplier: 1.3,
  bonus: 1.2,
  // With its shortest word, a find takes a second: over a minute nobody names more than one word a second.
  pace: { ...pace, stretches: [...pace.stretches, { ...pace.run, ms: MINUTE_MS }] },

  readMove: moveReader(wordChainContract.move),

  deal(lexicon, random, seen) {
    const [start] = dealPuzzles({
      pool: lexicon.wordsOfBand(1),
      fits: ({ word }) => word.length >= 4 && word.length <= 7,
      count: 1,
      random,
      seen,
      keyOf: ({ word }) => word,
    });
    if (!start) throw new RangeError('The lexicon has no word to start a chain with.');
    return { score: 0, words: [start.word], ended: false };
  },

  puzzleKeys: ({ words }) => words.slice(0, 1),
  view: ({ words }) => ({ words, letter: lastLetter(words), wordsForBonus: WORDS_FOR_BONUS }),

  lookUp(_state, move, lexicon) {
    const answer = answerIn(move);
    return { isWord: answer !== undefined && lexicon.isWord(plainLetters(answer)) };
  },

  play(state, move, _time, facts) {
    if (move.type === 'end') {
      const text = wordChainTexts.ended(state.words.length - 1);
      return { state: { ...state, ended: true }, verdict: { kind: 'told', text, points: 0 } };
    }
    const read = readAnswer(move.text);
    if ('refusal' in read) return refuse(state, read.refusal);
    const word = plainLetters(read.answer);
    const fault = wordFault(state, word, facts?.isWord === true);
    if (fault === wordChainTexts.unknown) return disputable(refuse(state, fault), word);
    if (fault) return refuse(state, fault);
    const points = word.length * POINTS_A_LETTER;
    return {
      state: { ...state, score: state.score + points, words: [...state.words, word] },
      verdict: { kind: 'right', text: 'Correct!', points },
    };
  },

  isOver: ({ ended }) => ended,
  earnsBonus: ({ words }) => words.length - 1 >= WORDS_FOR_BONUS,
  unsolved: () => [],

  asked: {
    puzzles: ({ words: [start = ''] }) => [{ ask: start, clue: 'The first word of the chain', answers: [], words: [start] }],
    at: () => 0,
  },
};

function lastLetter(words: readonly string[]): string {
  return words.at(-1)?.at(-1) ?? '';
}

function wordFault({ words }: WordChainState, word: string, isWord: boolean): string | undefined {
  const letter = lastLetter(words);
  if (!word.startsWith(letter)) return wordChainTexts.start(letter);
  if (word.length < SHORTEST) return wordChainTexts.short;
  if (!isWord) return wordChainTexts.unknown;
  return words.includes(word) ? wordChainTexts.used : undefined;
}
