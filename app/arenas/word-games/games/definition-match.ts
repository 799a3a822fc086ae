import type { Random } from '~/platform/random/random';
import type { Lexicon, TargetWord } from '../lexicon/lexicon';
import { type DefinitionMatchMove, type DefinitionMatchView, definitionMatchContract } from './games.contract';
import { moveReader, refuse } from './moves';
import { dealPuzzles } from './puzzles/deal-puzzles';
import { type LosingRun, lose, unfoundPuzzles } from './puzzles/lost-puzzles';
import { currentPuzzle, isRunOver, isUsedUp, newRun, refuseAtEnd, skip, solve } from './puzzles/puzzle-run';
import type { WordGame } from './word-game';

const QUESTIONS = 15;
const POINTS = 50;
const OPTIONS = 4;
/** A word that has no three wrong options after this many draws is not asked. */
const MOST_DRAWS = 1_000;
/** Words that share this many letters at their start count as relatives. */
const SAME_STEM = 5;

interface Question {
  definition: string;
  part: TargetWord['part'];
  options: string[];
  /** Index of the right option. */
  right: number;
}

export type DefinitionMatchState = LosingRun<Question>;

const definitionMatchTexts = {
  answered: 'You have answered this question already.',
  noOption: 'There is no such answer to choose.',
  wrong: (word: string) => `Incorrect. It is ${word}.`,
};

/**
 * Asks which of four words fits a definition; each question takes one choice.
 * @see docs/product/guessing-and-typing-games.md
 */
export const definitionMatch: WordGame<DefinitionMatchState, DefinitionMatchMove, DefinitionMatchView> = {
  id: 'definition-match',
  title: 'Definition Match',
  description: 'Read the definition and choose the one word of four that it describes.',
  seconds: 120,
  xpMultiplier: 1.1,
  bonus: 1.5,

  readMove: moveReader(definitionMatchContract.move),

  deal(lexicon, random, seen) {
    const words = dealPuzzles({
      pool: lexicon.words,
      count: QUESTIONS,
      random,
      seen,
      keyOf: ({ word }) => word,
      levelOf: ({ band }) => band,
      levels: 3,
    });
    const questions = words.map((entry) => question(entry, lexicon, random)).filter(({ options }) => options.length === OPTIONS);
    return { ...newRun(questions), lost: [] };
  },

  puzzleKeys: ({ puzzles }) => puzzles.map(rightWord),

  view(state) {
    const { definition, part, options } = currentPuzzle(state) ?? { definition: '', part: '', options: [] };
    return { puzzle: state.at, puzzles: state.puzzles.length, definition, part, options };
  },

  play(state, move) {
    const current = currentPuzzle(state);
    if (!current) return refuseAtEnd(state);
    const answer = rightWord(current);
    if (move.type === 'skip') return skip(state, answer);
    if (move.question !== state.at) return refuse(state, definitionMatchTexts.answered);
    if (current.options[move.option] === undefined) return refuse(state, definitionMatchTexts.noOption);
    return move.option === current.right ? solve(state, POINTS, answer) : lose(state, answer, definitionMatchTexts.wrong(answer));
  },

  isOver: isRunOver,
  usedUp: isUsedUp,
  unsolved: (state) => unfoundPuzzles(state).map(rightWord),
};

function rightWord({ options, right }: Question): string {
  return options[right] ?? '';
}

function question(answer: TargetWord, lexicon: Lexicon, random: Random): Question {
  const options = random.shuffle([answer, ...distractors(answer, lexicon, random)]);
  return { definition: answer.definition, part: answer.part, options: options.map(({ word }) => word), right: options.indexOf(answer) };
}

/** Wrong words of the answer's kind, by random draws: looking at all words takes too long. */
function distractors(answer: TargetWord, lexicon: Lexicon, random: Random): TargetWord[] {
  const words = lexicon.wordsOfBand(answer.band);
  const found = new Set<TargetWord>();
  for (let draw = 0; draw < MOST_DRAWS && found.size < OPTIONS - 1; draw += 1) {
    const entry = random.pick(words);
    if (entry.part === answer.part && !isAlike(answer, entry)) found.add(entry);
  }
  return [...found];
}

/** Whether the definition of the first word could also mean the second. */
function isAlike(answer: TargetWord, other: TargetWord): boolean {
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
