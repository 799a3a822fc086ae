import { paceOf } from '../../fair-play/pace';
import { otherSense, type TargetWord } from '../../lexicon/lexicon';
import { answerIn, disputableWord, moveReader, readAnswer, refuse, type WordFacts, wordFacts, wrong } from '../moves';
import { dealPuzzles } from '../puzzles/deal-puzzles';
import {
  currentPuzzle,
  earnsBonus,
  isRunOver,
  newRun,
  onCurrentPuzzle,
  type PuzzleRun,
  skip,
  solve,
  sumOf,
  unsolvedPuzzles,
} from '../puzzles/puzzle-run';
import { difficultyOf, singleTexts, wordPuzzles } from '../single-puzzles';
import { type Played, puzzlesIn, WHOLE_RUN, type WordGame } from '../word-game';
import { type SynonymMove, type SynonymView, synonymFinderContract } from './synonym-finder.contract';

const WORDS_DEALT = 10;
const NEEDED = 5;
/** How many a single puzzle asks for. */
const NEEDED_ALONE = 3;
/** Words with fewer synonyms are not dealt. */
const FEWEST = 7;
/** How many synonyms that were not found are shown. */
const SHOWN = 12;
const POINTS = 20;
const POINTS_A_LETTER = 5;
/** What a near synonym earns of an exact one. */
const CLOSE_SHARE = 0.5;

const FOUND = { exact: 'Correct!', close: 'Close! That counts half.' };

const synonymTexts = {
  otherSense: (sense: string, part: string) =>
    sense === part ? 'Close! That is another sense, and counts half.' : `Close! That is the ${sense}, and counts half.`,
};

interface WithSynonyms extends Pick<TargetWord, 'word' | 'part' | 'sense' | 'synonyms' | 'close' | 'unshown'> {
  /** How many lead on to the next word; 5 unless given. */
  needed?: number;
}

export interface SynonymState extends PuzzleRun<WithSynonyms> {
  /** Synonyms found for each word, in the order of the puzzles. */
  found: readonly (readonly string[])[];
}

/** A word of the dictionary may also mean the same as another sense of the shown word. */
interface SynonymFacts extends WordFacts {
  /** Its part of speech. */
  otherSense?: TargetWord['part'];
}

/** @see docs/product/letter-and-meaning-games.md */
export const synonymFinder: WordGame<SynonymState, SynonymMove, SynonymView, SynonymFacts> = {
  version: 3,
  title: 'Synonym Finder',
  description: 'Name words that mean the same, the longer the better.',
  seconds: 120,
  xpMultiplier: 1.2,
  bonus: 1.5,
  pace: paceOf('right', 600, 400),
  disputedAs: 'synonym',
  readMove: moveReader(synonymFinderContract.move),

  deal(lexicon, random, seen, round = WHOLE_RUN) {
    const words = dealPuzzles({
      pool: lexicon.words,
      fits: hasEnough,
      count: puzzlesIn(round, WORDS_DEALT),
      random,
      seen,
      keyOf: ({ word }) => word,
      levelOf: ({ band }) => band,
      levels: 3,
      easy: round.easy,
    });
    return { ...newRun(words.map(withSynonyms)), found: words.map(() => []) };
  },

  best: ({ puzzles }) => sumOf(puzzles, bestOfWord),
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
      needed: puzzle ? synonymsNeeded(puzzle) : 0,
    };
  },

  lookUp(state, move, lexicon) {
    const answer = answerIn(move);
    const other = answer && otherSense(lexicon.entry(currentPuzzle(state)?.word ?? ''), answer);
    return { ...wordFacts(move, lexicon), ...(other && { otherSense: other }) };
  },

  play(state, move, _time, facts) {
    return onCurrentPuzzle(state, move, (puzzle) => {
      if (move.type === 'skip') return skip(state, missing(state, puzzle).join(', '));
      const read = readAnswer(move.text);
      if ('refusal' in read) return refuse(state, read.refusal);
      if (state.found[state.at]?.includes(read.answer)) return refuse(state, 'Already used!');
      if (puzzle.close.includes(read.answer)) return find(state, puzzle, read.answer, 'close');
      const notOne = wrong(state, "Try again! That's not a valid synonym.");
      if (read.answer === puzzle.word) return notOne;
      const isRight = puzzle.synonyms.includes(read.answer) || puzzle.unshown?.includes(read.answer);
      if (isRight) return find(state, puzzle, read.answer, 'exact');
      if (facts?.otherSense) return find(state, puzzle, read.answer, 'close', synonymTexts.otherSense(facts.otherSense, puzzle.part));
      return disputableWord(notOne, read.answer, facts);
    });
  },

  isOver: isRunOver,
  earnsBonus,
  unsolved: (state) => unsolvedPuzzles(state).map((puzzle) => `${puzzle.word}: ${missing(state, puzzle).join(', ')}`),

  asked: {
    puzzles: ({ puzzles }) =>
      puzzles.map(({ word, part, sense, synonyms, close }) => ({
        ask: word,
        clue: sense ? `${part}: ${sense}` : part,
        answers: [...synonyms, ...close],
        words: [word],
      })),
    at: ({ at }) => at,
    missed: ({ skipped }) => skipped,
    question: (state) => currentPuzzle(state)?.word ?? '',
  },

  single: wordPuzzles({
    mostWrong: 5,
    fits: hasEnough,
    difficulty: ({ band, synonyms, close }) => difficultyOf(1_600, band, -12 * (Math.min(synonyms.length + close.length, 25) - FEWEST)),
    ask: (entry) => ({ ...newRun([{ ...withSynonyms(entry), needed: NEEDED_ALONE }]), found: [[]] }),
    hint(state) {
      const puzzle = currentPuzzle(state);
      const [first] = puzzle ? missing(state, puzzle) : [];
      return first && singleTexts.oneOf(first.charAt(0), first.length);
    },
  }),
};

function hasEnough({ synonyms, close }: TargetWord): boolean {
  return synonyms.length + close.length >= FEWEST;
}

function withSynonyms({ word, part, sense, synonyms, close, unshown }: TargetWord): WithSynonyms {
  return { word, part, sense, synonyms, close, ...(unshown && { unshown }) };
}

/** How many synonyms lead on to the next word. */
export function synonymsNeeded({ synonyms, close, needed = NEEDED }: Pick<WithSynonyms, 'synonyms' | 'close' | 'needed'>): number {
  return Math.min(needed, synonyms.length + close.length);
}

/** The points of the best synonyms that lead on to the next word. */
function bestOfWord(puzzle: WithSynonyms): number {
  const points = [
    ...[...puzzle.synonyms, ...(puzzle.unshown ?? [])].map((synonym) => pointsOf(synonym, 'exact')),
    ...puzzle.close.map((synonym) => pointsOf(synonym, 'close')),
  ];
  return sumOf(points.sort((one, other) => other - one).slice(0, synonymsNeeded(puzzle)), (each) => each);
}

function pointsOf(synonym: string, kind: keyof typeof FOUND): number {
  const whole = POINTS + POINTS_A_LETTER * synonym.length;
  return kind === 'exact' ? whole : Math.floor(whole * CLOSE_SHARE);
}

function missing({ puzzles, found }: SynonymState, puzzle: WithSynonyms): string[] {
  const has = new Set(found[puzzles.indexOf(puzzle)]);
  return [...puzzle.synonyms, ...puzzle.close].filter((synonym) => !has.has(synonym)).slice(0, SHOWN);
}

function find(
  state: SynonymState,
  puzzle: WithSynonyms,
  synonym: string,
  kind: keyof typeof FOUND,
  text = FOUND[kind],
): Played<SynonymState> {
  const points = pointsOf(synonym, kind);
  const ofThis = [...(state.found[state.at] ?? []), synonym];
  const next = { ...state, found: state.found.with(state.at, ofThis) };
  const { state: after, verdict }: Played<SynonymState> =
    ofThis.length >= synonymsNeeded(puzzle)
      ? solve(next, points, synonym, text)
      : { state: { ...next, score: state.score + points }, verdict: { kind: 'right', text, points } };
  return { state: after, verdict: kind === 'close' ? { ...verdict, code: 'close' } : verdict };
}
