import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { smallLexicon } from '../../testing/small-lexicon';
import { chainGoals } from './chain-goals';
import { type WordChainState, wordChain } from './word-chain.rules';

const lexicon = smallLexicon();

describe('a single puzzle of Word Chain', () => {
  it('can be solved in the words that it gives', () => {
    expect(chainGoals(lexicon).length).toBeGreaterThan(0);
    for (const { start, letter, path } of chainGoals(lexicon)) {
      let state = wordChain.single?.ask(`${start} ${letter}`, lexicon, seededRandom(1));
      for (const text of path) {
        if (!state) throw new Error(`${start} cannot be asked.`);
        expect(wordChain.isOver(state)).toBe(false);
        state = wordChain.play(state, { type: 'answer', text }, { elapsedMs: 0 }, { isWord: true }).state;
      }
      expect(state && wordChain.isOver(state)).toBe(true);
    }
  });

  it('is lost with the last word that does not get there', () => {
    let state: WordChainState = { score: 0, words: ['aura'], ended: false, goal: { letter: 'z', path: ['abuzz'] } };
    const say = (text: string) => {
      const played = wordChain.play(state, { type: 'answer', text }, { elapsedMs: 0 }, { isWord: true });
      state = played.state;
      return played.verdict;
    };
    expect(say('axe').kind).toBe('refused');
    expect(say('area').text).toBe('Correct! 2 words left.');
    expect(say('alga').text).toBe('Correct! 1 word left.');
    expect(say('aorta')).toMatchObject({ kind: 'wrong', answer: 'abuzz' });
    expect(wordChain.isOver(state)).toBe(true);
  });
});
