import type { Random } from '~/platform/random/random';
import { paceOf } from '../../fair-play/pace';
import { askedOf, type TargetWord } from '../../lexicon/lexicon';
import { moveReader, refuse } from '../moves';
import { dealPuzzles } from '../puzzles/deal-puzzles';
import { type LosingRun, lose, unfoundPuzzles } from '../puzzles/lost-puzzles';
import { currentPuzzle, earnsBonus, isRunOver, newRun, onCurrentPuzzle, skipClue, solve } from '../puzzles/puzzle-run';
import { difficultyOf, wordPuzzles } from '../single-puzzles';
import { puzzlesIn, WHOLE_RUN, type WordGame } from '../word-game';
import { type DefinitionMatchMove, type DefinitionMatchView, definitionMatchContract } from './definition-match.contract';

const QUESTIONS = 15;
const POINTS = 50;
const OPTIONS = 4;
/** The most tempting wrong choices that a question always has, and among how many of the next ones the last is drawn. */
const SURE = 2;
const DRAWN_FROM = 3;
/** How long a wrong choice stays, with the clock stopped, in ms of game time, unless the next move comes sooner. */
const HOLD_MS = 900;

interface Question {
  definition: string;
  part: TargetWord['part'];
  /** What the right word means, in a few words. */
  sense: string;
  options: string[];
  /** Index of the right option. */
  right: number;
}

export type DefinitionMatchState = LosingRun<Question>;

const definitionMatchTexts = {
  noOption: 'There is no such answer to choose.',
  wrong: (word: string, sense: string) => (sense ? `Incorrect. It is ${word}: ${sense}.` : `Incorrect. It is ${word}.`),
};

/**
 * Asks which of four words fits a definition; each question takes one choice.
 * @see docs/product/guessing-and-typing-games.md
 */
export const definitionMatch: WordGame<DefinitionMatchState, DefinitionMatchMove, DefinitionMatchView> = {
  version: 3,
  // The stop of the clock ends otherwise for programs alone.
  pointsSince: 2,
  title: 'Definition Match',
  description: 'Read the definition and choose the one word of four that it describes.',
  seconds: 120,
  xpMultiplier: 1.1,
  bonus: 1.5,
  pace: paceOf('choice', 800, 500),
  readingMs: 3_000,
  holdEndsByMove: true,
  hasClues: true,

  readMove: moveReader(definitionMatchContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const words = dealPuzzles({
      pool: lexicon.words,
      fits: hasChoices,
      count: puzzlesIn(round, QUESTIONS),
      random,
      seen,
      keyOf: ({ word }) => word,
      levelOf: ({ band }) => band,
      levels: 3,
      easy: round.easy,
    });
    return { ...newRun(words.map((entry) => question(entry, random))), lost: [] };
  },

  best: ({ puzzles }) => puzzles.length * POINTS,
  puzzleKeys: ({ puzzles }) => puzzles.map(rightWord),

  view(state) {
    const { definition, part, options } = currentPuzzle(state) ?? { definition: '', part: '', options: [] };
    return { puzzle: state.at, puzzles: state.puzzles.length, definition, part, options };
  },

  play(state, move) {
    return onCurrentPuzzle(state, move.type === 'choose' ? { puzzle: move.question } : move, (current) => {
      const answer = rightWord(current);
      if (move.type === 'skip') return skipClue(state, answer);
      if (current.options[move.option] === undefined) return refuse(state, definitionMatchTexts.noOption);
      if (move.option === current.right) return solve(state, POINTS, answer);
      const lost = lose(state, answer, definitionMatchTexts.wrong(answer, current.sense));
      return { ...lost, verdict: { ...lost.verdict, holdMs: HOLD_MS } };
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unfoundPuzzles(state).map(rightWord),

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ definition, options, right }) => ({
        ask: definition,
        options,
        answers: options.slice(right, right + 1),
        words: options,
      })),
    at: ({ at }) => at,
    missed: ({ lost, skipped }) => [...lost, ...skipped],
  },

  single: wordPuzzles({
    fits: hasChoices,
    difficulty: ({ band }) => difficultyOf(1_250, band),
    ask: (entry, _lexicon, random) => ({ ...newRun([question(entry, random)]), lost: [] }),
    hint(state, lexicon) {
      const current = currentPuzzle(state);
      return current && lexicon.entry(rightWord(current))?.hint;
    },
  }),
};

function hasChoices({ nearMisses }: TargetWord): boolean {
  return nearMisses.length >= OPTIONS - 1;
}

function rightWord({ options, right }: Question): string {
  return options[right] ?? '';
}

function question(entry: TargetWord, random: Random): Question {
  const { word, part, sense, nearMisses } = entry;
  const definition = askedOf(entry);
  const drawn = random.shuffle(nearMisses.slice(SURE, SURE + DRAWN_FROM)).slice(0, OPTIONS - 1 - SURE);
  const wrong = [...nearMisses.slice(0, SURE), ...drawn];
  const options = random.shuffle([word, ...wrong]);
  return { definition, part, sense, options, right: options.indexOf(word) };
}
