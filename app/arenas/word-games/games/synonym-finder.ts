import type { TargetWord } from '../lexicon/lexicon';
import { type SynonymMove, type SynonymView, synonymFinderContract } from './games.contract';
import { answerIn, moveReader, readAnswer, refuse, wrong } from './moves';
import { dealPuzzles } from './puzzles/deal-puzzles';
import {
  currentPuzzle,
  isRunOver,
  isUsedUp,
  newRun,
  type PuzzleRun,
  refuseAtEnd,
  skip,
  solve,
  unsolvedPuzzles,
} from './puzzles/puzzle-run';
import type { Played, WordGame } from './word-game';

const WORDS_DEALT = 10;
const NEEDED = 5;
/** Words with fewer synonyms are not dealt. */
const FEWEST = 3;
const POINTS = 20;
const POINTS_A_LETTER = 5;

interface WithSynonyms {
  word: string;
  part: TargetWord['part'];
  synonyms: readonly string[];
}

export interface SynonymState extends PuzzleRun<WithSynonyms> {
  /** Synonyms found for each word, in the order of the puzzles. */
  found: readonly (readonly string[])[];
}

interface Facts {
  /** Whether the lexicon lists it among the word's further synonyms. */
  accepted: boolean;
}

/** @see docs/product/letter-and-meaning-games.md */
export const synonymFinder: WordGame<SynonymState, SynonymMove, SynonymView, Facts> = {
  id: 'synonym-finder',
  title: 'Synonym Finder',
  description: 'Name words that mean the same, the longer the better.',
  seconds: 120,
  xpMultiplier: 1.2,
  bonus: 1.5,
  readMove: moveReader(synonymFinderContract.move),

  deal(lexicon, random, seen) {
    const words = dealPuzzles({
      pool: lexicon.words,
      fits: ({ synonyms }) => synonyms.length >= FEWEST,
      count: WORDS_DEALT,
      random,
      seen,
      keyOf: ({ word }) => word,
      levelOf: ({ band }) => band,
      levels: 3,
    });
    return { ...newRun(words.map(({ word, part, synonyms }) => ({ word, part, synonyms }))), found: words.map(() => []) };
  },

  puzzleKeys: ({ puzzles }) => puzzles.map(({ word }) => word),

  view(state) {
    const puzzle = currentPuzzle(state);
    return {
      puzzle: state.at,
      word: puzzle?.word ?? '',
      part: puzzle?.part ?? '',
      found: state.found[state.at] ?? [],
      needed: puzzle ? synonymsNeeded(puzzle.synonyms.length) : 0,
    };
  },

  consult(state, move, lexicon) {
    const puzzle = currentPuzzle(state);
    const answer = answerIn(move);
    return { accepted: !!puzzle && !!answer && !!lexicon.entry(puzzle.word)?.accepted.includes(answer) };
  },

  play(state, move, _time, facts) {
    const puzzle = currentPuzzle(state);
    if (!puzzle) return refuseAtEnd(state);
    if (move.type === 'skip') return skip(state, missing(state, puzzle).join(', '));
    const read = readAnswer(move.text);
    if ('refusal' in read) return refuse(state, read.refusal);
    if (state.found[state.at]?.includes(read.answer)) return refuse(state, 'Already used!');
    const isRight = read.answer !== puzzle.word && (puzzle.synonyms.includes(read.answer) || facts?.accepted === true);
    return isRight ? find(state, puzzle, read.answer) : wrong(state, "Try again! That's not a valid synonym.");
  },

  isOver: isRunOver,
  usedUp: isUsedUp,
  unsolved: (state) => unsolvedPuzzles(state).map((puzzle) => `${puzzle.word}: ${missing(state, puzzle).join(', ')}`),
};

/** How many synonyms lead on to the next word. @param available how many the word has. */
export function synonymsNeeded(available: number): number {
  return Math.min(NEEDED, available);
}

function missing({ puzzles, found }: SynonymState, puzzle: WithSynonyms): string[] {
  const has = new Set(found[puzzles.indexOf(puzzle)]);
  return puzzle.synonyms.filter((synonym) => !has.has(synonym));
}

function find(state: SynonymState, { synonyms }: WithSynonyms, synonym: string): Played<SynonymState> {
  const points = POINTS + POINTS_A_LETTER * synonym.length;
  const ofThis = [...(state.found[state.at] ?? []), synonym];
  const next = { ...state, found: state.found.with(state.at, ofThis) };
  if (ofThis.length >= synonymsNeeded(synonyms.length)) return solve(next, points, synonym);
  return { state: { ...next, score: state.score + points }, verdict: { kind: 'right', text: 'Correct!', points } };
}
