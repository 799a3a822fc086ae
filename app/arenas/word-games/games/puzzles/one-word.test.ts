import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { smallLexicon } from '../../testing/small-lexicon';
import { WHOLE_RUN } from '../word-game';
import { dealWords, playForWord } from './one-word';
import { newRun, skip, unsolvedPuzzles } from './puzzle-run';

const run = newRun([{ word: 'lamp' }, { word: 'drawer' }, { word: 'tea' }]);
const NO_WORD = { fits: () => true, facts: undefined };

describe('words for puzzles', () => {
  it('have the lengths that a game asks for', () => {
    const lexicon = smallLexicon();
    const words = lexicon.words.slice(0, 10).map((entry, index) => ({ ...entry, word: 'abcdefghij'.slice(0, index + 1) }));
    const limits = { shortest: 4, longest: 9, count: 10, random: seededRandom(1), seen: new Set<string>(), round: WHOLE_RUN };
    const lengths = dealWords({ ...limits, lexicon: { ...lexicon, words } }).map(({ word }) => word.length);
    expect(lengths.toSorted()).toEqual([4, 5, 6, 7, 8, 9]);
  });
});

describe('a run through puzzles', () => {
  it('leaves unsolved what was skipped and what the clock interrupted, not what was never shown', () => {
    const second = skip(run, 'lamp').state;
    expect(unsolvedPuzzles(second).map(({ word }) => word)).toEqual(['lamp', 'drawer']);
    const third = playForWord(second, { type: 'answer', text: 'Drawer' }, NO_WORD);
    expect(third.verdict).toMatchObject({ kind: 'right', points: 60 });
    expect(unsolvedPuzzles(third.state).map(({ word }) => word)).toEqual(['lamp', 'tea']);
  });

  it('refuses a move when all puzzles are done', () => {
    const over = { ...run, at: 3 };
    const verdict = { kind: 'refused', text: 'All puzzles of this run are done.', points: 0 };
    expect(playForWord(over, { type: 'skip' }, NO_WORD)).toEqual({ state: over, verdict });
  });
});
