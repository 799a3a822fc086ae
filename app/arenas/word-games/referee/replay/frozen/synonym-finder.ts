import { z } from 'zod';
import type { SynonymMove, SynonymView } from '../../../games/synonym-finder/synonym-finder.contract';
import { type SynonymState, synonymFinder } from '../../../games/synonym-finder/synonym-finder.rules';
import type { Played, WordGame } from '../../../games/word-game';
import {
  answerIn,
  currentPuzzle,
  earnsBonus,
  isRunOver,
  onCurrentPuzzle,
  readAnswer,
  refuse,
  skip,
  solve,
  unsolvedPuzzles,
  wrongAnswer,
} from './puzzle-run';
import { sharedWith } from './shared';

type Rules = WordGame<SynonymState, SynonymMove, SynonymView>;
type Puzzle = SynonymState['puzzles'][number];

const NEEDED = 5;
const SHOWN = 12;
const POINTS = 20;
const POINTS_A_LETTER = 5;
const CLOSE_SHARE = 0.5;
const FOUND = { exact: 'Correct!', close: 'Close! That counts half.' };
const NOT_ONE = "Try again! That's not a valid synonym.";

/** Synonym Finder before other senses counted, when nothing was looked up. */
export const secondSynonymFinder: Rules = {
  ...sharedWith(synonymFinder),
  version: 2,
  seconds: 120,
  xpMultiplier: 1.2,
  bonus: 1.5,

  best: ({ puzzles }) => puzzles.reduce((sum, puzzle) => sum + bestOfWord(puzzle), 0),
  puzzleKeys: ({ puzzles }) => puzzles.map(({ word }) => word),

  view(state) {
    const puzzle = currentPuzzle(state);
    const found = state.found[state.at] ?? [];
    return {
      puzzle: state.at,
      word: puzzle?.word ?? '',
      part: puzzle?.part ?? '',
      sense: puzzle?.sense ?? '',
      found,
      foundClose: found.filter((word) => puzzle?.close?.includes(word)),
      needed: puzzle ? needed(puzzle) : 0,
    };
  },

  play(state, move) {
    return onCurrentPuzzle(state, move, (puzzle) => {
      if (move.type === 'skip') return skip(state, missing(state, puzzle).join(', '));
      const read = readAnswer(move.text);
      if ('refusal' in read) return refuse(state, read.refusal);
      if (state.found[state.at]?.includes(read.answer)) return refuse(state, 'Already used!');
      if (puzzle.close.includes(read.answer)) return find(state, puzzle, read.answer, 'close');
      if (read.answer === puzzle.word) return { state, verdict: { kind: 'wrong', text: NOT_ONE, points: 0 } };
      const isRight = puzzle.synonyms.includes(read.answer) || puzzle.unshown?.includes(read.answer);
      return isRight ? find(state, puzzle, read.answer, 'exact') : wrongAnswer(state, NOT_ONE, read.answer);
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unsolvedPuzzles(state).map((puzzle) => `${puzzle.word}: ${missing(state, puzzle).join(', ')}`),

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ word, part, sense, synonyms, close }) => ({
        ...{ ask: word, clue: sense ? `${part}: ${sense}` : part, answers: [...synonyms, ...close], words: [word] },
      })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
    question: (state) => currentPuzzle(state)?.word ?? '',
  },
};

const lookedUp = z.object({ accepted: z.literal(true) });

/** Synonym Finder before near synonyms and meanings were dealt, when what was not dealt was looked up. */
export const firstSynonymFinder: Rules = {
  ...secondSynonymFinder,
  version: 1,
  play(state, move, time, facts) {
    const accepted = lookedUp.safeParse(facts).success ? answerIn(move) : undefined;
    const puzzles = state.puzzles.map((puzzle, index) =>
      accepted !== undefined && index === state.at ? { ...puzzle, unshown: [accepted] } : puzzle,
    );
    return secondSynonymFinder.play({ ...state, puzzles }, move, time, undefined);
  },
};

function needed({ synonyms, close }: Puzzle): number {
  return Math.min(NEEDED, synonyms.length + close.length);
}

function bestOfWord(puzzle: Puzzle): number {
  const points = [
    ...[...puzzle.synonyms, ...(puzzle.unshown ?? [])].map((synonym) => pointsOf(synonym, 'exact')),
    ...puzzle.close.map((synonym) => pointsOf(synonym, 'close')),
  ];
  const best = points.sort((one, other) => other - one).slice(0, needed(puzzle));
  return best.reduce((sum, each) => sum + each, 0);
}

function pointsOf(synonym: string, kind: keyof typeof FOUND): number {
  const whole = POINTS + POINTS_A_LETTER * synonym.length;
  return kind === 'exact' ? whole : Math.floor(whole * CLOSE_SHARE);
}

function missing({ puzzles, found }: SynonymState, puzzle: Puzzle): string[] {
  const has = new Set(found[puzzles.indexOf(puzzle)]);
  return [...puzzle.synonyms, ...puzzle.close].filter((synonym) => !has.has(synonym)).slice(0, SHOWN);
}

function find(state: SynonymState, puzzle: Puzzle, synonym: string, kind: keyof typeof FOUND): Played<SynonymState> {
  const points = pointsOf(synonym, kind);
  const ofThis = [...(state.found[state.at] ?? []), synonym];
  const next = { ...state, found: state.found.with(state.at, ofThis) };
  const text = FOUND[kind];
  const { state: after, verdict }: Played<SynonymState> =
    ofThis.length >= needed(puzzle)
      ? solve(next, points, synonym, text)
      : { state: { ...next, score: state.score + points }, verdict: { kind: 'right', text, points } };
  return { state: after, verdict: kind === 'close' ? { ...verdict, code: 'close' } : verdict };
}
