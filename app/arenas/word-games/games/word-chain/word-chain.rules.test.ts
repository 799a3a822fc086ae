import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { runXp } from '../../referee/settling/xp';
import { checkGame } from '../../testing/check-game';
import { smallLexicon } from '../../testing/small-lexicon';
import { games } from '../games';
import type { WordChainMove } from './word-chain.contract';
import { type WordChainState, wordChain } from './word-chain.rules';

const lexicon = smallLexicon();
const forms = lexicon.words.flatMap(({ word, synonyms, close }) => [word, ...synonyms, ...close]);
const time = { elapsedMs: 1_000 };

function play(state: WordChainState, move: WordChainMove) {
  return wordChain.play(state, move, time, wordChain.lookUp?.(state, move, lexicon));
}
const say = (state: WordChainState, text: string) => play(state, { type: 'answer', text });
const begun = (...words: string[]): WordChainState => ({ score: 0, words, ended: false });

function nextWord({ words }: WordChainState): string | undefined {
  const letter = words.at(-1)?.at(-1) ?? '';
  return forms.find((form) => form.length > 1 && form.startsWith(letter) && !words.includes(form));
}

checkGame({
  game: wordChain,
  lexicon,
  solve(state): WordChainMove {
    const word = state.words.length > 8 ? undefined : nextWord(state);
    return word === undefined ? { type: 'end' } : { type: 'answer', text: word.toUpperCase() };
  },
  otherMoves: ({ words }): WordChainMove[] => [
    { type: 'answer', text: words[0] ?? '' },
    { type: 'answer', text: 'zzyzx' },
    { type: 'answer', text: '' },
    { type: 'answer', text: 'a'.repeat(65) },
    { type: 'end' },
  ],
  hidden: () => [],
  disguised: (state) => state,
});

describe('Word Chain', () => {
  it('lasts 150 s and gives XP × 1.3', () => {
    expect(wordChain).toMatchObject({ title: 'Word Chain', seconds: 150, xpMultiplier: 1.3, bonus: 1.2 });
  });

  it('deals one everyday word to start with', () => {
    const state = wordChain.deal(lexicon, seededRandom(7), new Set());
    expect(state.words).toHaveLength(1);
    expect(lexicon.entry(state.words[0] ?? '')?.band).toBe(1);
  });

  it('takes letters with accents as their letters', () => {
    const { state, verdict } = play(begun('tower'), { type: 'answer', text: 'Rẻek' });
    expect([verdict.kind, state.words]).toEqual(['right', ['tower', 'reek']]);
  });

  it('starts with a word of 4 to 7 letters that a common word can follow', () => {
    const entry = lexicon.words[0];
    if (!entry) throw new Error('The lexicon is empty.');
    const wordsOfBand = () => ['tea', 'lamp', 'relax', 'drawer', 'kitchen', 'bathroom'].map((word) => ({ ...entry, word }));
    const starts = Array.from(
      { length: 20 },
      (_, seed) => wordChain.deal({ ...lexicon, wordsOfBand }, seededRandom(seed), new Set()).words,
    );
    expect(new Set(starts.flat())).toEqual(new Set(['lamp', 'drawer', 'kitchen']));
    expect(() => wordChain.deal({ ...lexicon, wordsOfBand: () => [] }, seededRandom(1), new Set())).toThrow(RangeError);
  });

  it('gives 10 points a letter', () => {
    const { state, verdict } = say(begun('bright'), '  Tower ');
    expect(verdict).toMatchObject({ kind: 'right', points: 50 });
    expect(state).toMatchObject({ score: 50, words: ['bright', 'tower'] });
    expect(wordChain.view(state).letter).toBe('r');
  });

  it.each([
    ['forest', "Word must start with 't'"],
    ['tqqq', 'Not in word list!'],
    ['towerless', 'Not in word list!', 'refused'],
    ['tower', 'Word already used!'],
    ['t', 'Words have at least 2 letters.'],
    ['', 'Type an answer first.'],
    ['t'.repeat(65), 'That is too long for an answer.'],
  ])('refuses %j and says why', (text, reason, dispute?: string) => {
    const state = begun('tower', 'ready', 'yet', 'test');
    expect(say(state, text)).toEqual({ state, verdict: { kind: 'refused', text: reason, points: 0, ...(dispute && { dispute }) } });
  });

  it('accepts a word of two letters', () => {
    const played = wordChain.play(begun('yet'), { type: 'answer', text: 'to' }, time, { isWord: true });
    expect(played.verdict).toMatchObject({ kind: 'right', points: 20 });
  });

  it.each([
    [[], 'You ended the chain after 0 words.'],
    [['tea'], 'You ended the chain after 1 word.'],
    [['tea', 'all'], 'You ended the chain after 2 words.'],
  ])('says how many words the player added: %j', (words, text) => {
    expect(play(begun('start', ...words), { type: 'end' }).verdict).toEqual({ kind: 'told', text, points: 0 });
  });

  it('counts the start word as used', () => {
    const state = begun('tart');
    expect(wordChain.play(state, { type: 'answer', text: 'tart' }, time, { isWord: true }).verdict.text).toBe('Word already used!');
  });

  it('earns the bonus with 5 words, whether the player ends the chain or the clock does, but not with 4', () => {
    const five = begun('start', 'one', 'two', 'three', 'four', 'five');
    const four = begun('start', 'one', 'two', 'three', 'four');
    const { state } = play(five, { type: 'end' });
    expect(wordChain.isOver(state)).toBe(true);
    expect(wordChain.earnsBonus(state)).toBe(true);
    expect(wordChain.earnsBonus(five)).toBe(true);
    expect(wordChain.earnsBonus(play(four, { type: 'end' }).state)).toBe(false);
    expect(runXp(wordChain, 250, { earnsBonus: true, par: games['word-chain'].par })).toBe(39);
  });
});
