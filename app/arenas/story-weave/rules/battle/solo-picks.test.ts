import { expect, it } from 'vitest';
import type { DecidedPassage, DecidedRound } from '../../protocol/battle.contract';
import { soloPicks } from './solo-picks';

const person = (name: string): DecidedPassage => ({
  ...{ id: 1, seat: 0, kind: 'person', writer: name, playerId: name, aiWriterId: null },
  ...{ text: 'On.', votes: 0, funniest: 0, bestLine: 0, pickedBy: [], won: true },
});
const ai = (name: string, won: boolean): DecidedPassage => ({
  ...{ id: 2, seat: 1, kind: 'ai', writer: name, playerId: null, aiWriterId: `ai-writer-${name.toLowerCase()}` },
  ...{ text: 'On.', votes: won ? 1 : 0, funniest: 0, bestLine: 0, pickedBy: [], won },
});
const round = (number: number, ...passages: DecidedPassage[]): DecidedRound => ({ round: number, passages });

it('tells a person who played alone whose answers they went on with', () => {
  const rounds = [
    round(1, person('Ada'), ai('Emma', true), ai('Noah', false)),
    round(2, person('Ada'), ai('Emma', false), ai('Noah', true)),
    round(3, person('Ada'), ai('Emma', false), ai('Noah', true)),
  ];
  expect(soloPicks(rounds)).toEqual({
    writer: 'Ada',
    playerId: 'Ada',
    picks: [
      { aiWriterId: 'ai-writer-noah', name: 'Noah', rounds: 2 },
      { aiWriterId: 'ai-writer-emma', name: 'Emma', rounds: 1 },
    ],
  });
});

it('tells nothing where people wrote against each other, and where nobody wrote', () => {
  expect(soloPicks([round(1, person('Ada'), person('Ben')), round(2, person('Ada'), ai('Emma', true))])).toBeUndefined();
  expect(soloPicks([round(1, ai('Emma', true))])).toBeUndefined();
  expect(soloPicks([])).toBeUndefined();
});
