import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { newRun } from '../puzzles/puzzle-run';
import type { DefinitionMatchMove } from './definition-match.contract';
import { type DefinitionMatchState, definitionMatch } from './definition-match.rules';

const lexicon = smallLexicon();
const begun = (): DefinitionMatchState => ({
  ...newRun([
    { definition: 'a drink of leaves', part: 'noun', sense: 'hot drink', options: ['cup', 'tea', 'door', 'hat'], right: 1 },
    { definition: 'what opens a wall', part: 'noun', sense: '', options: ['door', 'sky', 'pen', 'hat'], right: 0 },
  ]),
  lost: [],
});
const play = (state: DefinitionMatchState, move: DefinitionMatchMove) => definitionMatch.play(state, move, { elapsedMs: 0 }, undefined);
const choose = (state: DefinitionMatchState, option: number, question = state.at) => play(state, { type: 'choose', question, option });

const forAnySeed = (check: (seed: number) => void) => fc.assert(fc.property(fc.nat(), (seed) => void check(seed)));

checkGame({
  game: definitionMatch,
  lexicon,
  solve({ puzzles, at }): DefinitionMatchMove | undefined {
    const current = puzzles[at];
    return current && { type: 'choose', question: at, option: current.right };
  },
  otherMoves: ({ at }): DefinitionMatchMove[] => [
    ...[0, 1, 2, 3, 4, -1].map((option): DefinitionMatchMove => ({ type: 'choose', question: at, option })),
    { type: 'choose', question: at - 1, option: 0 },
    { type: 'skip' },
  ],
  hidden: () => [],
  disguised: (state): DefinitionMatchState => ({
    ...state,
    puzzles: state.puzzles.map((each, index) => {
      if (index < state.at) return each;
      if (index > state.at) return { definition: 'other', part: 'noun', sense: 'else', options: ['a', 'b', 'c', 'd'], right: 0 };
      return { ...each, right: (each.right + 1) % 4 };
    }),
  }),
});

describe('Definition Match', () => {
  it('lasts 120 s and gives XP × 1.1, × 1.5 when all questions are answered', () => {
    expect(definitionMatch).toMatchObject({ title: 'Definition Match', seconds: 120, xpMultiplier: 1.1, bonus: 1.5 });
  });

  it('gives 50 points for the right word', () => {
    expect(choose(begun(), 1)).toMatchObject({ state: { score: 50 }, verdict: { kind: 'right', points: 50, answer: 'tea' } });
  });

  it('shows the definition and its words, and nothing more at the end', () => {
    const options = ['cup', 'tea', 'door', 'hat'];
    expect(definitionMatch.view(begun())).toEqual({ puzzle: 0, puzzles: 2, definition: 'a drink of leaves', part: 'noun', options });
    const over = { ...begun(), at: 2 };
    expect(definitionMatch.view(over)).toEqual({ puzzle: 2, puzzles: 2, definition: '', part: '', options: [] });
  });

  it('ends the question at a wrong choice, names the right word and its sense, and stops the clock for 900 ms', () => {
    const { state, verdict } = choose(begun(), 0);
    const text = 'Incorrect. It is tea: hot drink.';
    expect(verdict).toEqual({ kind: 'wrong', text, points: 0, answer: 'tea', dispute: 'unfair', holdMs: 900 });
    expect(definitionMatch.view(state)).toMatchObject({ puzzle: 1, definition: 'what opens a wall' });
  });

  it('takes one choice a question and refuses a second one that was sent before the next question came', () => {
    const { state } = choose(begun(), 0);
    expect(choose(state, 1, 0)).toEqual({
      state,
      verdict: { kind: 'refused', text: 'That puzzle is over.', points: 0, quiet: true },
    });
  });

  it.each([-1, 4, 100])('refuses answer %i, which is not there', (option) => {
    const state = begun();
    expect(choose(state, option)).toEqual({ state, verdict: { kind: 'refused', text: 'There is no such answer to choose.', points: 0 } });
  });

  it.each([
    [{ type: 'choose', question: 0 }],
    [{ type: 'choose', option: 0 }],
    [{ type: 'choose', question: '0', option: 0 }],
    [{ type: 'choose', question: 0, option: 0.5 }],
    [{ type: 'choose', question: 0, option: 0, points: 9 }],
    [{ type: 'other', question: 0, option: 0 }],
    [{ type: 'answer', text: 'tea' }],
    [{ question: 0, option: 0 }],
    ['choose'],
    [null],
  ])('takes %j for no move', (sent) => {
    expect(definitionMatch.readMove(sent)).toBeUndefined();
  });

  it('reads a choice and a skip', () => {
    for (const sent of [{ type: 'choose', question: 3, option: 0 }, { type: 'skip' }]) expect(definitionMatch.readMove(sent)).toEqual(sent);
  });

  it('names a lost and a skipped word at the end, and gives no bonus when most are wrong', () => {
    const half = choose(choose(begun(), 0).state, 0).state;
    const skipped = choose(play(begun(), { type: 'skip' }).state, 0).state;
    expect(definitionMatch.unsolved(half)).toEqual(['tea']);
    expect(definitionMatch.isOver(skipped)).toBe(true);
    expect([half, skipped].map(definitionMatch.earnsBonus)).toEqual([false, false]);
  });

  it('offers the word and three of its near misses, each time others', () => {
    const offered = new Set<string>();
    forAnySeed((seed) => {
      for (const { options, right, definition } of definitionMatch.deal(lexicon, seededRandom(seed), new Set()).puzzles) {
        const answer = lexicon.entry(options[right] ?? '');
        const wrong = options.filter((_, index) => index !== right);
        expect(answer?.definition).toBe(definition);
        expect(new Set(options).size).toBe(4);
        expect(wrong.filter((option) => !answer?.nearMisses.includes(option))).toEqual([]);
        if (answer?.word === 'shine') offered.add(wrong.toSorted().join());
      }
    });
    expect(offered.size).toBeGreaterThan(1);
  });

  it('asks what the lexicon has to ask, and the definition where it has nothing shorter', () => {
    const words = lexicon.words.map((entry, index) => (index % 2 ? { ...entry, question: `what ${entry.word} is` } : entry));
    const { puzzles } = definitionMatch.deal({ ...lexicon, words }, seededRandom(4), new Set());
    const asked = new Map(words.map(({ word, question, definition }) => [word, question ?? definition]));
    expect(puzzles.map(({ definition }) => definition)).toEqual(puzzles.map(({ options, right }) => asked.get(options[right] ?? '')));
    expect(new Set(puzzles.map(({ definition }) => definition.startsWith('what ')))).toEqual(new Set([true, false]));
  });

  it('does not ask for a word that has fewer than three near misses', () => {
    const words = lexicon.words.map((entry, index) => ({ ...entry, nearMisses: entry.nearMisses.slice(0, index % 2 ? 2 : 3) }));
    const { puzzles } = definitionMatch.deal({ ...lexicon, words }, seededRandom(4), new Set());
    expect(puzzles).toHaveLength(15);
    expect(puzzles.map(({ options }) => options.length)).toEqual(Array(15).fill(4));
  });

  it('asks for everyday words first', () => {
    const { puzzles } = definitionMatch.deal(lexicon, seededRandom(2), new Set());
    const bands = puzzles.map(({ options, right }) => lexicon.entry(options[right] ?? '')?.band ?? 0);
    expect(bands).toEqual(bands.toSorted());
    expect(new Set(bands)).toEqual(new Set([1, 2, 3]));
  });

  it('puts the right word at every position', () => {
    const indexes = Array.from({ length: 20 }, (_, seed) => definitionMatch.deal(lexicon, seededRandom(seed), new Set()).puzzles)
      .flat()
      .map(({ right }) => right);
    expect(new Set(indexes)).toEqual(new Set([0, 1, 2, 3]));
  });
});
