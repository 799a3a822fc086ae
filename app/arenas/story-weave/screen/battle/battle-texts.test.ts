import { expect, it } from 'vitest';
import { passageText, soloPicksText } from './battle-texts';

it('says with whom a person went on who played alone, and in what manner most of all', () => {
  const [noah, emma] = [
    { aiWriterId: 'ai-writer-noah', name: 'Noah', rounds: 5 },
    { aiWriterId: 'ai-writer-emma', name: 'Emma', rounds: 3 },
  ];
  const taken = { writer: 'Ada', playerId: 'ada', picks: [noah, emma] };
  expect(soloPicksText(taken, true)).toBe('You went on with Noah 5, Emma 3. Most of the way was what followed from it.');
  expect(soloPicksText({ ...taken, picks: [{ ...noah, rounds: 3 }, emma] }, false)).toBe('Ada went on with Noah 3, Emma 3.');
});

const unmarked = { funniest: 0, bestLine: 0 };

it('counts no votes for a passage that goes on without a contest', () => {
  expect(passageText({ ...unmarked, votes: 0, won: true })).toBe('Goes on');
  expect(passageText({ ...unmarked, votes: 1, won: true })).toBe('1 vote · Goes on');
  expect(passageText({ ...unmarked, votes: 0, won: false })).toBe('0 votes');
  expect(passageText({ votes: 2, won: true, funniest: 1, bestLine: 2 })).toBe('2 votes · Funniest · Best line × 2 · Goes on');
});
