import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { newRun } from '../puzzles/puzzle-run';
import type { WordPuzzleMove } from './word-puzzle.contract';
import { type WordPuzzleState, wordPuzzle } from './word-puzzle.rules';

const lexicon = smallLexicon();
const begun = (): WordPuzzleState => ({
  ...newRun([
    { pattern: 'for__', answers: ['force', 'forth', 'forms', 'forks', 'forum'] },
    { pattern: 'ki__', answers: ['kind', 'kill', 'kids', 'king'] },
  ]),
  found: [[], []],
});
/** Answers of the current puzzle that are not found yet. */
const open = ({ puzzles, at, found }: WordPuzzleState) => puzzles[at]?.answers.filter((answer) => !found[at]?.includes(answer)) ?? [];

function play(state: WordPuzzleState, ...moves: (string | WordPuzzleMove)[]) {
  let played = { state, verdict: { kind: 'told', text: '', points: 0 } } as ReturnType<typeof wordPuzzle.play>;
  for (const each of moves) {
    const move: WordPuzzleMove = typeof each === 'string' ? { type: 'answer', text: each } : each;
    played = wordPuzzle.play(played.state, move, { elapsedMs: 0 }, wordPuzzle.lookUp?.(played.state, move, lexicon));
  }
  return played;
}

checkGame({
  game: wordPuzzle,
  lexicon,
  solve(state): WordPuzzleMove | undefined {
    const [answer] = open(state);
    return answer === undefined ? undefined : { type: 'answer', text: ` ${answer.toUpperCase()}` };
  },
  otherMoves: (state): WordPuzzleMove[] => [
    ...(state.found[state.at] ?? []).map((text): WordPuzzleMove => ({ type: 'answer', text })),
    { type: 'answer', text: 'zzz' },
    { type: 'answer', text: '' },
    { type: 'answer', text: 'forge' },
    { type: 'skip' },
  ],
  hidden: open,
  disguised: (state) => ({
    ...state,
    puzzles: state.puzzles.map((each, index) => {
      if (index < state.at) return each;
      return { pattern: index === state.at ? each.pattern : 'other', answers: ['other'] };
    }),
  }),
});

describe('Word Puzzle', () => {
  it('lasts 180 s and gives XP × 1.4, × 1.5 when all puzzles are solved', () => {
    expect(wordPuzzle).toMatchObject({ title: 'Word Puzzle', seconds: 180, xpMultiplier: 1.4, bonus: 1.5 });
  });

  it('gives 10 points a letter, and 100 more for the fourth answer', () => {
    const three = play(begun(), 'force', 'FORTH', ' forms ');
    expect(three.state.score).toBe(150);
    const four = play(three.state, 'forks');
    expect(four.verdict).toMatchObject({ kind: 'right', points: 150, answer: 'force, forth, forms, forks' });
    expect(wordPuzzle.view(four.state)).toMatchObject({ puzzle: 1, pattern: 'ki__', found: [], toFind: 4 });
  });

  it('accepts any word of the dictionary that fits, not only the known answers', () => {
    expect(play(begun(), 'forza').verdict).toMatchObject({ kind: 'right', points: 50 });
  });

  it.each([
    ['forty', 'wrong', 'Not a valid answer! It is not in the dictionary.', 'refused'],
    ['tower', 'wrong', 'Not a valid answer! It does not fit the pattern.'],
    ['forest', 'wrong', 'Not a valid answer! It needs 5 letters.'],
    ['Force', 'refused', 'Already found!'],
    [' ', 'refused', 'Type an answer first.'],
  ])('gives nothing for %j and says why', (text, kind, reason, dispute?: string) => {
    const { state } = play(begun(), 'force');
    expect(play(state, text)).toEqual({ state, verdict: { kind, text: reason, points: 0, ...(dispute && { dispute }) } });
  });

  it('leaves a puzzle by a skip, which names words that would have fitted and counts as not solved', () => {
    const { state, verdict } = play(begun(), 'force', 'forum', { type: 'skip' });
    expect(verdict).toMatchObject({ kind: 'told', points: 0, answer: 'forth, forms' });
    const over = play(state, 'kind', 'kill', 'kids', 'king').state;
    expect(wordPuzzle.isOver(over)).toBe(true);
    expect(wordPuzzle.earnsBonus(over)).toBe(false);
    expect(wordPuzzle.unsolved(over)).toEqual(['forth', 'forms']);
  });

  it('earns the bonus when all puzzles are solved', () => {
    const { state } = play(begun(), 'force', 'forth', 'forms', 'forks', 'kind', 'kill', 'kids', 'king');
    expect(wordPuzzle.earnsBonus(state)).toBe(true);
    expect(wordPuzzle.unsolved(state)).toEqual([]);
  });

  it('deals 10 patterns, those with the most answers first, and keeps 8 answers of each', () => {
    const many = { pattern: 'z__', answers: [...'abcdefghijkl'].map((letter) => `z${letter}${letter}`) };
    const patterns = [...lexicon.patterns.slice(0, 9), many];
    for (const seed of [1, 2, 3]) {
      const { puzzles } = wordPuzzle.deal({ ...lexicon, patterns }, seededRandom(seed), new Set());
      expect(puzzles[0]).toEqual({ ...many, answers: many.answers.slice(0, 8) });
      const counts = puzzles.map(({ answers }) => answers.length);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(counts).toHaveLength(10);
    }
  });

  it('begins with nothing found', () => {
    expect(wordPuzzle.view(wordPuzzle.deal(lexicon, seededRandom(1), new Set()))).toMatchObject({ puzzle: 0, found: [] });
  });

  it('says how many words are still to be found, and shows nothing more at the end', () => {
    const { state, verdict } = play(begun(), 'force', 'forth');
    expect(verdict.text).toBe('Correct! 2 more to find.');
    expect(wordPuzzle.view(state)).toEqual({ puzzle: 0, puzzles: 2, pattern: 'for__', found: ['force', 'forth'], toFind: 4 });
    expect(wordPuzzle.view({ ...state, at: 2 })).toEqual({ puzzle: 2, puzzles: 2, pattern: '', found: [], toFind: 4 });
  });
});
