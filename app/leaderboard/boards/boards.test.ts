import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOfPosition, positionOfCursor } from './board-cursor';
import { type LeaderboardLocation, leaderboardAddress, locationOfAddress } from './boards';

const read = (address: string) => locationOfAddress(new URL(address, 'http://localhost').searchParams);

const position = fc.record({
  score: fc.nat(),
  reachedAt: fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true }),
  playerId: fc.uuid(),
});
const word = position.map(cursorOfPosition);

describe('an address of the leaderboard', () => {
  it('parses back to the location it was made from', () => {
    const location = fc.record({
      view: fc.constantFrom<LeaderboardLocation['view']>('global', 'friends'),
      board: fc.constantFrom(undefined, 'fan-fiction', 'word-games'),
      after: fc.option(word, { nil: undefined }),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(location, (wanted) => {
        expect(read(leaderboardAddress(wanted))).toEqual(wanted);
      }),
    );
  });

  it('defaults to the overall board when empty or invalid', () => {
    const first = { view: 'global', board: undefined, after: undefined, page: 1 };
    for (const query of ['', '?view=mine', '?page=-1', '?page=1.5', '?page=many', '?after=zzz', '?after=%FF']) {
      expect(read(`/leaderboard${query}`)).toEqual(first);
    }
  });

  it('of the personal tab has no board', () => {
    expect(leaderboardAddress({ view: 'personal', board: 'fan-fiction' })).toBe('/leaderboard?view=personal');
  });
});

describe('a position on a board', () => {
  it('survives encoding as a cursor', () => {
    fc.assert(
      fc.property(position, (wanted) => {
        expect(positionOfCursor(cursorOfPosition(wanted))).toEqual(wanted);
      }),
    );
  });

  it('is undefined for a broken cursor', () => {
    const late = '1.999999999999999.00000000-0000-4000-8000-000000000000';
    for (const word of ['', 'x', '1.2', '1.2.3', late, null, undefined]) expect(positionOfCursor(word)).toBeUndefined();
  });
});
