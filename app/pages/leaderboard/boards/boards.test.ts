import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boards, type LeaderboardPlace, leaderboardAddress, placeOfAddress } from './boards';
import { placeOfWord, placeWord } from './board-cursor';

const read = (address: string) => placeOfAddress(new URL(address, 'http://localhost').searchParams);

const place = fc.record({
  score: fc.nat(),
  reachedAt: fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true }),
  playerId: fc.uuid(),
});
const word = place.map(placeWord);

describe('an address of the leaderboard', () => {
  it('leads back to what it was made for', () => {
    const asked = fc.record({
      view: fc.constantFrom<LeaderboardPlace['view']>('global', 'friends'),
      board: fc.constantFrom(...boards.map(({ id }) => id)),
      after: fc.option(word, { nil: undefined }),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(asked, (wanted) => {
        expect(read(leaderboardAddress(wanted))).toEqual(wanted);
      }),
    );
  });

  it('shows all games to everybody where it says nothing, or nonsense', () => {
    const first = { view: 'global', board: 'all', after: undefined, page: 1 };
    for (const query of ['', '?view=mine', '?board=chess', '?page=-1', '?page=1.5', '?page=many', '?after=zzz', '?after=%FF']) {
      expect(read(`/leaderboard${query}`)).toEqual(first);
    }
  });

  it('of one’s own figures knows no boards', () => {
    expect(leaderboardAddress({ view: 'personal', board: 'fan_fic' })).toBe('/leaderboard?view=personal');
  });
});

describe('a place on a board', () => {
  it('survives the way through an address', () => {
    fc.assert(
      fc.property(place, (wanted) => {
        expect(placeOfWord(placeWord(wanted))).toEqual(wanted);
      }),
    );
  });

  it('is none in a broken word', () => {
    const late = '1.999999999999999.00000000-0000-4000-8000-000000000000';
    for (const word of ['', 'x', '1.2', '1.2.3', late, null, undefined]) expect(placeOfWord(word)).toBeUndefined();
  });
});
