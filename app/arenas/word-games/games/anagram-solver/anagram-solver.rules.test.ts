import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { type AnagramState, anagramSolver } from './anagram-solver.rules';

const lexicon = smallLexicon();
const answer = (text: string) => ({ type: 'answer', text }) as const;
const tires: AnagramState = { score: 0, puzzles: [{ word: 'tires', answers: ['rites', 'tiers', 'tries'] }], at: 0, skipped: [] };

function playWord(text: string) {
  return anagramSolver.play(tires, answer(text), { elapsedMs: 0 }, anagramSolver.lookUp?.(tires, answer(text), lexicon));
}

describe('Anagram Solver', () => {
  it('lasts 180 s, multiplies XP by 1.3, and by another 1.2 when all is solved', () => {
    expect(anagramSolver).toMatchObject({ title: 'Anagram Solver', seconds: 180, xpMultiplier: 1.3, bonus: 1.2 });
  });

  it('gives 100 for each answer', () => {
    expect(playWord('Tries ')).toMatchObject({ state: { score: 100 }, verdict: { kind: 'right', points: 100, answer: 'tries' } });
  });

  it('accepts an anagram in the dictionary that is not listed', () => {
    expect(tires.puzzles[0]?.answers).not.toContain('reist');
    expect(playWord('reist').verdict.kind).toBe('right');
    expect(playWord('stier').verdict, 'no word').toEqual({ kind: 'wrong', text: 'Try again!', points: 0 });
    expect(playWord('tower').verdict, 'other letters').toEqual({ kind: 'wrong', text: 'Try again!', points: 0 });
    expect(playWord('tower').verdict.kind).toBe('wrong');
  });

  it('does not accept the word itself', () => {
    expect(playWord('tires').verdict).toEqual({ kind: 'refused', text: 'That is the word itself. Find another one.', points: 0 });
  });

  it('ends when all puzzles are used, and lists what was skipped', () => {
    const { state, verdict } = anagramSolver.play(tires, { type: 'skip' }, { elapsedMs: 0 }, undefined);
    expect(verdict.text).toBe('The answer: rites, tiers, tries.');
    expect([anagramSolver.isOver(state), anagramSolver.earnsBonus(state)]).toEqual([true, false]);
    expect(anagramSolver.unsolved(state)).toEqual(['tires: rites, tiers, tries']);
    expect(anagramSolver.earnsBonus(playWord('rites').state)).toBe(true);
  });

  it('deals ten, no two with the same letters, short ones first', () => {
    const twins = {
      ...lexicon,
      anagrams: [...lexicon.anagrams, { word: 'rites', answers: ['tires'] }, { word: 'tries', answers: ['tires'] }],
    };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { puzzles } = anagramSolver.deal(twins, seededRandom(seed), new Set());
        expect(puzzles).toHaveLength(10);
        expect(puzzles.filter(({ word }) => ['tires', 'rites', 'tries'].includes(word)).length).toBeLessThan(2);
      }),
    );
  });

  it('shares the puzzles between words of up to 4 letters, up to 6, and longer ones, in this order', () => {
    const letters = 'abcdefgh';
    const anagrams = [...letters].flatMap((first, index) =>
      [4, 5, 6, 7].map((length) => ({ word: first.repeat(length - 1) + letters[(index + 1) % 8], answers: ['other'] })),
    );
    for (const seed of [1, 2, 3]) {
      const { puzzles } = anagramSolver.deal({ ...lexicon, anagrams }, seededRandom(seed), new Set());
      const levels = puzzles.map(({ word }) => (word.length === 4 ? 'short' : word.length === 7 ? 'long' : 'middling'));
      expect(levels.join(' ')).toMatch(/^(short ){3,4}(middling ){3,4}(long ?){3,4}$/);
    }
  });

  it('shows the word to solve, and nothing more at the end', () => {
    expect(anagramSolver.view(tires)).toEqual({ puzzle: 0, word: 'tires' });
    expect(anagramSolver.view({ ...tires, at: 1 })).toEqual({ puzzle: 1, word: '' });
  });
});

checkGame({
  game: anagramSolver,
  lexicon,
  solve: ({ puzzles, at }) => (puzzles[at]?.answers[0] ? answer(puzzles[at].answers[0]) : undefined),
  otherMoves: ({ puzzles, at }) => [answer(puzzles[at]?.word ?? ''), answer('tower'), answer('rites'), answer(''), { type: 'skip' }],
  hidden: ({ puzzles, at }) => puzzles.slice(at, at + 1).flatMap(({ answers }) => answers),
  disguised: (state) => ({
    ...state,
    puzzles: state.puzzles.map((puzzle, index) => ({ word: index > state.at ? 'other' : puzzle.word, answers: ['throe'] })),
  }),
});
