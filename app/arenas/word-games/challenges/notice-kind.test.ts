import { expect, it } from 'vitest';
import { plainText } from '~/platform/feature/notice-kind';
import { challengeNotice } from './notice-kind';

const ivo = { id: 'a', name: 'Ivo' };
const said = (count: number, actor: typeof ivo | undefined, round = 1, more = {}) => {
  const facts = { playerId: 'b', count, xp: 0, actor, story: undefined, detail: 'c', params: { game: 'word-guess', round, ...more } };
  return [plainText(challengeNotice.words(facts).said), challengeNotice.address(facts)];
};

it('says who has played, and leads to the challenge', () => {
  expect(said(1, ivo)).toEqual(['Ivo has answered your challenge in Word Guess', '/word-games/challenges/c']);
  expect(said(1, undefined)[0]).toBe('A guest has answered your challenge in Word Guess');
  expect(said(3, ivo)[0]).toBe('3 answers to your challenge in Word Guess, the latest by Ivo');
  expect(said(1, ivo, 2)[0]).toBe('Ivo has played round 2 of your series in Word Guess');
  expect(said(1, ivo, 2, { dealt: true })[0]).toBe('Ivo has dealt round 2 of your series in Word Guess');
  expect(said(1, ivo, 1, { rematch: true })).toEqual(['Ivo wants a rematch in Word Guess', '/word-games/challenges/c']);
});
