import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecidedPassage, DecidedRound } from '../../protocol/battle.contract';
import { lineOf, scoreOf } from './score';

const passage = (playerId: string, votes: number, won = false, marks = 0): DecidedPassage => ({
  ...{ id: 1, seat: 0, kind: 'person', writer: playerId, playerId, aiWriterId: null },
  ...{ text: `${playerId} went on with ${votes}.`, votes, won, funniest: marks, bestLine: 0, pickedBy: [] },
});
const round = (number: number, ...passages: DecidedPassage[]): DecidedRound => ({ round: number, passages });

const over = (end: Partial<Parameters<typeof scoreOf>[0]>) => ({ parts: [], rounds: [], marks: [], folded: [], ...end });

describe('the score of a game', () => {
  const rounds = [
    round(1, passage('Ada', 2, true), passage('Ben', 1), passage('Cleo', 0, false, 2)),
    round(2, passage('Ada', 2, true), passage('Ben', 1), passage('Cleo', 0)),
    round(3, passage('Ada', 0), passage('Ben', 3, true), passage('Cleo', 0)),
  ];

  it('ranks people by rounds won, then votes, and tells streaks and everybody’s best line', () => {
    const { people, bestLosing } = scoreOf(over({ rounds }));
    expect(people.map(({ writer, wins, votes, marks, streak }) => [writer, wins, votes, marks, streak])).toEqual([
      ['Ada', 2, 4, 0, 2],
      ['Ben', 1, 5, 0, 1],
      ['Cleo', 0, 0, 2, 0],
    ]);
    expect(people.map(({ line }) => line)).toEqual(['Ada went on with 2.', 'Ben went on with 3.', 'Cleo went on with 0.']);
    expect(bestLosing).toMatchObject({ writer: 'Cleo' });
  });

  it('counts no win where nobody voted, and marks in rooms of turns', () => {
    const shared = [round(1, passage('Ada', 0, true), passage('Ben', 0, true))];
    expect(scoreOf(over({ rounds: shared })).people.map(({ wins }) => wins)).toEqual([0, 0]);
    const part = {
      number: 3,
      seat: 1,
      kind: 'person',
      writer: 'Dov',
      playerId: 'dov',
      aiWriterId: null,
      text: 'He ran.',
      changed: null,
    } as const;
    expect(scoreOf(over({ parts: [part], marks: [{ number: 3, kind: 'loved', count: 2 }] })).people).toEqual([
      { seat: 1, writer: 'Dov', playerId: 'dov', wins: 0, votes: 0, marks: 2, streak: 0, line: 'He ran.' },
    ]);
  });

  it('ranks those who fold by the votes for their lines, then by marks, and has no line that lost', () => {
    const line = (playerId: string, votes: number, marks = 0) => ({
      ...{ sheet: 0, round: 1, seat: 0 as const, kind: 'person' as const, writer: playerId, playerId, aiWriterId: null },
      ...{ text: `${playerId} with ${votes}.`, votes, marks },
    });
    const folded = [{ storyId: 's', title: 'T', prompt: 'P', lines: [line('Ada', 0), line('Ben', 0, 2), line('Ada', 1), line('Cleo', 2)] }];
    const { people, bestLosing } = scoreOf(over({ folded }));
    expect(people.map(({ writer, votes, marks, line: own }) => [writer, votes, marks, own])).toEqual([
      ['Cleo', 2, 0, 'Cleo with 2.'],
      ['Ada', 1, 0, 'Ada with 1.'],
      ['Ben', 0, 2, 'Ben with 0.'],
    ]);
    expect(bestLosing).toBeUndefined();
  });

  it('quotes a line that is a part of the text, and short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        const line = lineOf(text);
        expect(line.length).toBeLessThanOrEqual(161);
        expect(text).toContain(line.replace(/…$/, '').trimEnd());
      }),
    );
    expect(lineOf('No. The sea had folded itself into the box. Yes.')).toBe('The sea had folded itself into the box.');
  });
});
