import { countText } from '~/platform/text/format';
import { plainLetters } from '~/platform/text/plain-letters';
import { paceOf } from '../../fair-play/pace';
import type { Lexicon } from '../../lexicon/lexicon';
import { createMemo } from '../memo';
import { answerIn, disputableForm, type FormFacts, formFacts, moveReader, readAnswer, refuse } from '../moves';
import { dealPuzzles } from '../puzzles/deal-puzzles';
import { singleTexts } from '../single-puzzles';
import type { Played, WordGame } from '../word-game';
import { chainGoals } from './chain-goals';
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
  /** Of a single puzzle: the letter with which one of a few words must end, and words that lead there. */
  goal?: { letter: string; path: readonly string[] };
}

/** How many words a single puzzle gives, and the letters that each has at least. */
const WORDS_TO_GOAL = 3;
const SHORTEST_TO_GOAL = 4;

const MINUTE_MS = 60_000;
const pace = paceOf('right', 950, 500);

const wordChainTexts = {
  start: (letter: string) => `Word must start with '${letter}'`,
  unknown: 'Not in word list!',
  used: 'Word already used!',
  short: (letters: number) => `Words have at least ${letters} letters.`,
  left: (words: number) => `Correct! ${countText(words, { one: 'word', other: 'words' })} left.`,
  missed: (path: string) => `That was the last word. One way: ${path}.`,
  oneWay: (path: string) => `One way: ${path}.`,
  ended: (count: number) => `You ended the chain after ${countText(count, { one: 'word', other: 'words' })}.`,
};

/** Letters that some word begins with. */
const firstLettersOf = createMemo((words: Lexicon['words']) => new Set(words.map(({ word }) => word.charAt(0))));

/**
 * Each word begins with the last letter of the one before it.
 * @see docs/product/guessing-and-typing-games.md
 */
export const wordChain: WordGame<WordChainState, WordChainMove, WordChainView, FormFacts> = {
  title: 'Word Chain',
  description: 'Start each word with the last letter of the one before it, and never say a word twice.',
  seconds: 150,
  xpMultiplier: 1.3,
  bonus: 1.2,
  // With its shortest word, a find takes a second: over a minute nobody names more than one word a second.
  pace: { ...pace, stretches: [...pace.stretches, { ...pace.run, ms: MINUTE_MS }] },

  takesOwnWords: false,
  rightWord({ words }, lexicon) {
    const letter = lastLetter(words);
    const fits = ({ word }: { word: string }) => word.startsWith(letter) && !words.includes(word);
    // The commonest first.
    return [1, 2, 3].flatMap((band) => lexicon.wordsOfBand(band as 1 | 2 | 3).find(fits)?.word ?? [])[0];
  },
  readMove: moveReader(wordChainContract.move),

  deal(lexicon, random, seen) {
    // Hardly any word begins with 'x': after 'relax' a chain would end before it began.
    const firstLetters = firstLettersOf(lexicon.words);
    const [start] = dealPuzzles({
      pool: lexicon.wordsOfBand(1),
      fits: ({ word }) => word.length >= 4 && word.length <= 7 && firstLetters.has(word.slice(-1)),
      count: 1,
      random,
      seen,
      keyOf: ({ word }) => word,
    });
    if (!start) throw new RangeError('The lexicon has no word to start a chain with.');
    return { score: 0, words: [start.word], ended: false };
  },

  puzzleKeys: ({ words }) => words.slice(0, 1),
  view: ({ words, goal }) => ({
    words,
    letter: lastLetter(words),
    wordsForBonus: WORDS_FOR_BONUS,
    ...(goal && { goal: { letter: goal.letter, left: WORDS_TO_GOAL - words.length + 1 } }),
  }),

  lookUp(_state, move, lexicon) {
    const answer = answerIn(move);
    return formFacts(answer && plainLetters(answer), lexicon);
  },

  play(state, move, _time, facts) {
    if (move.type === 'end') {
      if (state.goal) return givenUp(state, state.goal.path);
      const text = wordChainTexts.ended(state.words.length - 1);
      return { state: { ...state, ended: true }, verdict: { kind: 'told', text, points: 0 } };
    }
    const read = readAnswer(move.text);
    if ('refusal' in read) return refuse(state, read.refusal);
    const word = plainLetters(read.answer);
    const fault = wordFault(state, word, facts?.isWord === true);
    if (fault === wordChainTexts.unknown) return disputableForm(refuse(state, fault), word, facts);
    if (fault) return refuse(state, fault);
    const points = word.length * POINTS_A_LETTER;
    const next = { ...state, score: state.score + points, words: [...state.words, word] };
    return state.goal ? towards(next, state.goal) : { state: next, verdict: { kind: 'right', text: 'Correct!', points } };
  },

  isOver: ({ ended }) => ended,
  earnsBonus: ({ words }) => words.length - 1 >= WORDS_FOR_BONUS,
  unsolved: () => [],

  asked: {
    puzzles: ({ words: [start = ''] }) => [{ ask: start, clue: 'The first word of the chain', answers: [], words: [start] }],
    at: () => 0,
  },

  single: {
    giveUp: { type: 'end' },
    all: (lexicon) => chainGoals(lexicon).map(({ start, letter, difficulty }) => ({ key: `${start} ${letter}`, difficulty })),
    ask(key, lexicon) {
      const goal = chainGoals(lexicon).find(({ start, letter }) => key === `${start} ${letter}`);
      return goal && { score: 0, words: [goal.start], ended: false, goal: { letter: goal.letter, path: goal.path } };
    },
    hint({ goal }) {
      const last = goal?.path.at(-1);
      return last && singleTexts.lastWord(last.charAt(0), last.length);
    },
  },
};

function givenUp(state: WordChainState, path: readonly string[]): Played<WordChainState> {
  const text = wordChainTexts.oneWay(path.join(', '));
  return { state: { ...state, ended: true }, verdict: { kind: 'told', text, points: 0, answer: path.join(', ') } };
}

/** A single puzzle after a further word, which may have reached its goal or been the last. */
function towards(state: WordChainState, { letter, path }: NonNullable<WordChainState['goal']>): Played<WordChainState> {
  const own = state.words.slice(1);
  if (lastLetter(own) === letter)
    return { state: { ...state, ended: true }, verdict: { kind: 'right', text: 'Correct!', points: 0, answer: own.join(', ') } };
  const left = WORDS_TO_GOAL - own.length;
  if (left > 0) return { state, verdict: { kind: 'right', text: wordChainTexts.left(left), points: 0 } };
  const answer = path.join(', ');
  return { state: { ...state, ended: true }, verdict: { kind: 'wrong', text: wordChainTexts.missed(answer), points: 0, answer } };
}

function lastLetter(words: readonly string[]): string {
  return words.at(-1)?.at(-1) ?? '';
}

function wordFault({ words, goal }: WordChainState, word: string, isWord: boolean): string | undefined {
  const letter = lastLetter(words);
  if (!word.startsWith(letter)) return wordChainTexts.start(letter);
  const shortest = goal ? SHORTEST_TO_GOAL : SHORTEST;
  if (word.length < shortest) return wordChainTexts.short(shortest);
  if (!isWord) return wordChainTexts.unknown;
  return words.includes(word) ? wordChainTexts.used : undefined;
}
