import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { otherSense } from '../../lexicon/lexicon';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import type { SynonymMove } from './synonym-finder.contract';
import { type SynonymState, synonymFinder, synonymsNeeded } from './synonym-finder.rules';

const lexicon = smallLexicon();
const answer = (text: string) => ({ type: 'answer', text }) as const;
const shine: SynonymState = {
  score: 0,
  puzzles: [
    {
      word: 'shine',
      part: 'verb',
      sense: 'give light',
      synonyms: ['beam', 'reflect', 'glitter', 'gleam', 'glisten', 'flame'],
      close: ['flicker', 'burn'],
    },
  ],
  at: 0,
  skipped: [],
  found: [[]],
};

function playAll(...moves: SynonymMove[]) {
  let state = shine;
  const verdicts = moves.map((move) => {
    const played = synonymFinder.play(state, move, { elapsedMs: 0 }, undefined);
    state = played.state;
    return played.verdict;
  });
  return { state, last: verdicts.at(-1) };
}

describe('Synonym Finder', () => {
  it('lasts 120 s, multiplies XP by 1.2, and by another 1.5 when all is solved', () => {
    expect(synonymFinder).toMatchObject({ title: 'Synonym Finder', seconds: 120, xpMultiplier: 1.2, bonus: 1.5 });
  });

  it('gives 20 points and 5 for each letter', () => {
    expect(playAll(answer('Beam ')).last).toMatchObject({ kind: 'right', points: 40 });
    expect(playAll(answer('beam'), answer('reflect')).state.score).toBe(40 + 55);
  });

  it('gives half for a near synonym and says so', () => {
    expect(playAll(answer('flicker')).last).toEqual({ kind: 'right', text: 'Close! That counts half.', code: 'close', points: 27 });
    expect(synonymFinder.view(playAll(answer('beam'), answer('burn')).state)).toMatchObject({
      found: ['beam', 'burn'],
      foundClose: ['burn'],
    });
  });

  it('gives half for what another sense of the word means, and says which', () => {
    const moved = { type: 'answer', text: 'lustre' } as const;
    const played = (otherSense: 'noun' | 'verb') => synonymFinder.play(shine, moved, { elapsedMs: 0 }, { isWord: true, otherSense });
    expect(played('noun').verdict).toEqual({ kind: 'right', text: 'Close! That is the noun, and counts half.', code: 'close', points: 25 });
    expect(played('verb').verdict.text).toBe('Close! That is another sense, and counts half.');
  });

  it('knows the other senses of a word from the lexicon', () => {
    const elsewhere = { noun: 'lustre sheen' };
    expect([otherSense({ elsewhere }, 'sheen'), otherSense({ elsewhere }, 'zippy'), otherSense(undefined, 'sheen')]).toEqual([
      'noun',
      undefined,
      undefined,
    ]);
    expect(synonymFinder.lookUp?.(shine, answer('zippy'), lexicon)).toEqual({ isWord: lexicon.isWord('zippy') });
  });

  it('lets words of the dictionary alone be disputed; of earlier runs, which did not ask, all', () => {
    const disputeOf = (facts: { isWord: boolean } | undefined) =>
      synonymFinder.play(shine, answer('xqzv'), { elapsedMs: 0 }, facts).verdict.dispute;
    expect([disputeOf({ isWord: false }), disputeOf({ isWord: true }), disputeOf(undefined)]).toEqual([undefined, 'refused', 'refused']);
  });

  it('counts a synonym that it does not show', () => {
    const unwell = {
      ...shine,
      puzzles: [
        { word: 'spew', part: 'verb' as const, sense: 'eject', synonyms: ['spout', 'belch', 'gush'], close: [], unshown: ['vomit'] },
      ],
    };
    expect(synonymFinder.play(unwell, answer('vomit'), { elapsedMs: 0 }, undefined).verdict).toMatchObject({ kind: 'right', points: 45 });
    expect(synonymFinder.play(unwell, { type: 'skip' }, { elapsedMs: 0 }, undefined).verdict.answer).toBe('spout, belch, gush');
  });

  it('says why it does not accept a word', () => {
    expect(playAll(answer('beam'), answer('BEAM')).last).toEqual({ kind: 'refused', text: 'Already used!', points: 0 });
    const notOne = { kind: 'wrong', text: "Try again! That's not a valid synonym.", points: 0 };
    expect(playAll(answer('tower')).last).toEqual({ ...notOne, dispute: 'refused' });
    expect(playAll(answer('shine')).last).toEqual(notOne);
  });

  it.each([
    [['glow', 'beam', 'gleam'], [], 3],
    [['glow', 'beam'], ['burn', 'flicker'], 4],
    [['glow', 'beam', 'gleam', 'glitter'], ['burn', 'flicker'], 5],
  ])('asks, of %j and near %j, for %i', (synonyms, close, needed) => {
    expect(synonymsNeeded({ synonyms, close })).toBe(needed);
  });

  it('moves on after the fifth synonym', () => {
    const four = ['beam', 'reflect', 'glitter', 'gleam'].map(answer);
    expect(synonymFinder.isOver(playAll(...four).state)).toBe(false);
    const { state, last } = playAll(...four, answer('flame'));
    expect(last).toMatchObject({ kind: 'right', answer: 'flame' });
    expect([synonymFinder.isOver(state), synonymFinder.earnsBonus(state), synonymFinder.unsolved(state)]).toEqual([true, true, []]);
  });

  it('lists the synonyms that were not found of a skipped word', () => {
    const { state, last } = playAll(answer('beam'), answer('gleam'), { type: 'skip' });
    expect(last?.answer).toBe('reflect, glitter, glisten, flame, flicker, burn');
    expect(synonymFinder.unsolved(state)).toEqual(['shine: reflect, glitter, glisten, flame, flicker, burn']);
    expect(synonymFinder.earnsBonus(state)).toBe(false);
  });

  it('deals ten words with seven synonyms or more, everyday words first', () => {
    const all = ['glow', 'beam', 'gleam', 'glint', 'flare', 'flash', 'glare', 'burn'];
    const cut = lexicon.words.map((entry, index) => ({ ...entry, synonyms: all.slice(0, index % 9), close: [] }));
    const { puzzles } = synonymFinder.deal({ ...lexicon, words: cut }, seededRandom(5), new Set());
    expect(puzzles).toHaveLength(10);
    expect(Math.min(...puzzles.map(({ synonyms }) => synonyms.length))).toBe(7);
    const bands = puzzles.map(({ word }) => lexicon.entry(word)?.band ?? 0);
    expect(bands).toEqual(bands.toSorted());
    expect(new Set(bands)).toEqual(new Set([1, 2, 3]));
  });

  it('begins with nothing found', () => {
    expect(synonymFinder.view(synonymFinder.deal(lexicon, seededRandom(1), new Set()))).toMatchObject({ puzzle: 0, found: [] });
  });

  it('shows the word, what is found and how many lead on, and nothing more at the end', () => {
    const { state } = playAll(answer('beam'));
    expect(synonymFinder.view(state)).toEqual({
      puzzle: 0,
      word: 'shine',
      part: 'verb',
      sense: 'give light',
      found: ['beam'],
      foundClose: [],
      needed: 5,
    });
    expect(synonymFinder.view({ ...state, at: 1 })).toEqual({
      puzzle: 1,
      word: '',
      part: '',
      sense: '',
      found: [],
      foundClose: [],
      needed: 0,
    });
  });
});

checkGame({
  game: synonymFinder,
  lexicon,
  solve: ({ puzzles, found, at }) => {
    const { synonyms = [], close = [] } = puzzles[at] ?? {};
    const next = [...synonyms, ...close].find((synonym) => !found[at]?.includes(synonym));
    return next === undefined ? undefined : answer(next);
  },
  otherMoves: ({ puzzles, found, at }) => [
    answer(puzzles[at]?.word ?? ''),
    answer(found[at]?.[0] ?? 'tower'),
    answer(lexicon.entry(puzzles[at]?.word ?? '')?.close[0] ?? ''),
    answer(''),
    { type: 'skip' },
  ],
  hidden: ({ puzzles, found, at }) =>
    puzzles.slice(at, at + 1).flatMap(({ synonyms, close }) => [...synonyms, ...close].filter((word) => !found[at]?.includes(word))),
  disguised: (state) => {
    const disguise = (word: string) => (state.found[state.at]?.includes(word) ? word : `un${word}`);
    return {
      ...state,
      puzzles: state.puzzles.map((puzzle, index) =>
        index > state.at
          ? { word: 'other', part: 'adjective' as const, sense: 'not this', synonyms: ['else'], close: [] }
          : { ...puzzle, synonyms: puzzle.synonyms.map(disguise), close: puzzle.close.map(disguise) },
      ),
    };
  },
});
