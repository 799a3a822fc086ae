import type { Random } from '~/platform/random';
import type { Lexicon, TargetWord } from '../lexicon';
import type { Played, Verdict, WordGame } from '../word-game';
import { choosePuzzles, chooseWords } from './choose-puzzles';
import { readFields } from './read-fields';
import { refused } from './refused';

const POINTS = 50;
const OPTIONS = 4;
/** Words that share so many letters at their beginning are taken for relatives. */
const SAME_STEM = 5;

interface Question {
  definition: string;
  part: TargetWord['part'];
  options: string[];
  /** Place of the right option. */
  right: number;
}

export interface DefinitionMatchState {
  score: number;
  questions: Question[];
  /** How the questions before this one ended. */
  ends: ('right' | 'wrong' | 'skipped')[];
}

export type DefinitionMatchMove = { type: 'choose'; question: number; option: number } | { type: 'skip' };

export interface DefinitionMatchView {
  /** Tells one question from the next, from 1. */
  puzzle: number;
  puzzles: number;
  definition: string;
  part: string;
  options: string[];
}

export const definitionMatchTexts = {
  over: 'All questions have been answered.',
  otherQuestion: 'You have answered this question already.',
  noOption: 'There is no such answer to choose.',
  right: (word: string) => `Right: ${word}.`,
  wrong: (word: string) => `Incorrect. It is ${word}.`,
  skipped: (word: string) => `Skipped. It is ${word}.`,
};

/**
 * One of four words fits a definition; each question takes one choice.
 * @see docs/product/word-games.md
 */
export const definitionMatch: WordGame<DefinitionMatchState, DefinitionMatchMove, DefinitionMatchView> = {
  id: 'definition-match',
  title: 'Definition Match',
  description: 'Read the definition and choose the one word of four that it describes.',
  seconds: 120,
  xpMultiplier: 1.1,
  bonus: 1.5,

  readMove(sent) {
    const { type, question, option } = readFields(sent);
    if (type === 'skip') return { type };
    return type === 'choose' && Number.isSafeInteger(question) && Number.isSafeInteger(option)
      ? { type, question: Number(question), option: Number(option) }
      : undefined;
  },

  deal(lexicon, random, seen) {
    const words = chooseWords({ lexicon, counts: { 1: 6, 2: 5, 3: 4 }, random, seen });
    const questions = words.map((entry) => question(entry, lexicon, random)).filter(({ options }) => options.length === OPTIONS);
    return { score: 0, questions, ends: [] };
  },

  puzzleKeys: ({ questions }) => questions.map(rightWord),

  view({ questions, ends }) {
    const { definition, part, options } = questions[ends.length] ?? { definition: '', part: '', options: [] };
    return { puzzle: ends.length + 1, puzzles: questions.length, definition, part, options };
  },

  play(state, move) {
    const at = state.ends.length;
    const current = state.questions[at];
    if (!current) return refused(state, definitionMatchTexts.over);
    const answer = rightWord(current);
    if (move.type === 'skip')
      return ended(state, 'skipped', { kind: 'told', text: definitionMatchTexts.skipped(answer), points: 0, answer });
    if (move.question !== at + 1) return refused(state, definitionMatchTexts.otherQuestion);
    if (current.options[move.option] === undefined) return refused(state, definitionMatchTexts.noOption);
    return move.option === current.right
      ? ended(state, 'right', { kind: 'right', text: definitionMatchTexts.right(answer), points: POINTS, answer })
      : ended(state, 'wrong', { kind: 'wrong', text: definitionMatchTexts.wrong(answer), points: 0, answer });
  },

  isOver: ({ questions, ends }) => ends.length >= questions.length,
  usedUp: ({ questions, ends }) => ends.length >= questions.length && !ends.includes('skipped'),
  unsolved: ({ questions, ends }) => questions.filter((_, index) => index <= ends.length && ends[index] !== 'right').map(rightWord),
};

function rightWord({ options, right }: Question): string {
  return options[right] ?? '';
}

function ended(state: DefinitionMatchState, end: DefinitionMatchState['ends'][number], verdict: Verdict): Played<DefinitionMatchState> {
  return { state: { ...state, score: state.score + verdict.points, ends: [...state.ends, end] }, verdict };
}

function question(answer: TargetWord, lexicon: Lexicon, random: Random): Question {
  const distractors = choosePuzzles({
    pool: lexicon.wordsOfBand(answer.band).filter(({ part }) => part === answer.part),
    count: OPTIONS - 1,
    random,
    seen: new Set(),
    keyOf: ({ word }) => word,
    fits: (entry) => !isAlike(answer, entry),
  }).map(({ word }) => word);
  const options = random.shuffle([answer.word, ...distractors]);
  return { definition: answer.definition, part: answer.part, options, right: options.indexOf(answer.word) };
}

/** Whether two words could both be meant by the definition of the first. */
export function isAlike(answer: TargetWord, other: TargetWord): boolean {
  return (
    answer.word.slice(0, SAME_STEM) === other.word.slice(0, SAME_STEM) ||
    answer.definition === other.definition ||
    answer.definition.split(/[^a-z]+/i).includes(other.word) ||
    meansToo(answer, other.word) ||
    meansToo(other, answer.word) ||
    answer.synonyms.some((synonym) => other.synonyms.includes(synonym))
  );
}

function meansToo({ synonyms, accepted }: TargetWord, word: string): boolean {
  return synonyms.includes(word) || accepted.includes(word);
}
