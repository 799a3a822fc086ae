import { expect, it } from 'vitest';
import { type Fold, type FoldWriter, freshFold } from './fold';
import { foldAwards } from './fold-awards';

const person = (playerId: string): FoldWriter => ({ seat: 0, playerId, aiWriterId: null, name: playerId, prompt: '' });
const emma: FoldWriter = { seat: 3, playerId: null, aiWriterId: 'ai-writer-emma', name: '', prompt: '' };

/** A game in which each writer, in turn, has one line of the first story. */
function game(votes: Readonly<Record<string, number>>): Fold {
  const writers = [person('ann'), person('bob'), person('cleo'), emma];
  return {
    ...freshFold,
    writers,
    lines: writers.map((_writer, place) => ({ sheet: 0, round: place + 1, writer: place, text: 'A line.' })),
    votes: Object.entries(votes).map(([playerId, round]) => ({ playerId, sheet: 0, round })),
  };
}

it('the best line of the night brings what a won round does, and each vote what a vote does', () => {
  expect(foldAwards(game({ ann: 2, cleo: 2, bob: 3 }))).toEqual([
    { playerId: 'bob', from: ['ann', 'cleo'], xp: 10 },
    { playerId: 'bob', from: ['ann'], xp: 2 },
    { playerId: 'bob', from: ['cleo'], xp: 2 },
    { playerId: 'cleo', from: ['bob'], xp: 2 },
  ]);
});

it('a tie brings nothing, nor does a vote for an AI writer', () => {
  expect(foldAwards(game({ ann: 2, bob: 3, cleo: 1 }))).toEqual([]);
  expect(foldAwards(game({}))).toEqual([]);
  expect(foldAwards(game({ ann: 4, bob: 4, cleo: 1 }))).toEqual([{ playerId: 'ann', from: ['cleo'], xp: 2 }]);
});
