import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareChanges, xpShares } from './xp-shares';

const person = (playerId: string, characters: number) => ({ playerId, characters, isAi: false });
const emma = { playerId: null, characters: 900, isAi: true };

const writers = fc
  .uniqueArray(fc.record({ playerId: fc.constantFrom('a', 'b', 'c', 'd'), characters: fc.integer({ min: 1, max: 5_000 }) }), {
    selector: ({ playerId }) => playerId,
    minLength: 1,
  })
  .map((people) => people.map(({ playerId, characters }) => person(playerId, characters)));
const xp = fc.constantFrom(-20, -10, 0, 10, 20);

describe('XP of a story of one author', () => {
  it('goes to the author, or to nobody', () => {
    expect(xpShares({ authorId: 'ada' }, 20)).toEqual([{ playerId: 'ada', xp: 20 }]);
    expect(xpShares({ authorId: null }, 20)).toEqual([]);
  });
});

describe('XP of a story of several writers', () => {
  it('is split by the characters each person wrote', () => {
    const story = { authorId: null, writers: [person('ada', 300), emma, person('ben', 100)] };
    expect(xpShares(story, 20)).toEqual([
      { playerId: 'ada', xp: 15 },
      { playerId: 'ben', xp: 5 },
    ]);
    expect(xpShares(story, -20)).toEqual([
      { playerId: 'ada', xp: -15 },
      { playerId: 'ben', xp: -5 },
    ]);
  });

  it('is split into whole XP, with the remainder going to the largest fractions', () => {
    const three = { authorId: null, writers: [person('ada', 100), person('ben', 100), person('cleo', 100)] };
    expect(xpShares(three, 20).map((share) => share.xp)).toEqual([7, 7, 6]);
    expect(xpShares({ authorId: null, writers: [person('ada', 1), person('ben', 5_000)] }, 10)).toEqual([{ playerId: 'ben', xp: 10 }]);
  });

  it('gives the share of a writer who has left to nobody', () => {
    const gone = { playerId: null, characters: 100, isAi: false };
    expect(xpShares({ authorId: null, writers: [person('ada', 100), gone] }, 20)).toEqual([{ playerId: 'ada', xp: 10 }]);
  });

  it('goes to nobody when no person wrote a word', () => {
    expect(xpShares({ authorId: 'ada', writers: [emma] }, 20)).toEqual([]);
    expect(xpShares({ authorId: 'ada', writers: [person('ada', 0), emma] }, 20)).toEqual([]);
  });

  it('changes only for those who gain or lose', () => {
    const shares = (ada: number, ben: number) => [
      { playerId: 'ada', xp: ada },
      { playerId: 'ben', xp: ben },
    ];
    expect(shareChanges(shares(10, 10), shares(10, 5))).toEqual([{ playerId: 'ben', xp: -5 }]);
    expect(shareChanges([{ playerId: 'ada', xp: 10 }], [{ playerId: 'ben', xp: 10 }])).toEqual([
      { playerId: 'ben', xp: 10 },
      { playerId: 'ada', xp: -10 },
    ]);
  });

  it('adds up to the whole, and each part is within one of its exact share', () => {
    fc.assert(
      fc.property(writers, xp, (people, amount) => {
        const shares = xpShares({ authorId: null, writers: [...people, emma] }, amount);
        expect(shares.reduce((sum, share) => sum + share.xp, 0)).toBe(amount);
        const all = people.reduce((sum, { characters }) => sum + characters, 0);
        for (const { playerId, characters } of people) {
          const share = shares.find((one) => one.playerId === playerId)?.xp ?? 0;
          expect(Math.abs(share - (amount * characters) / all)).toBeLessThan(1);
        }
      }),
    );
  });

  it('changes from one rating to another so that nothing of the first is left', () => {
    fc.assert(
      fc.property(writers, xp, xp, (people, before, after) => {
        const story = { authorId: null, writers: people };
        const held = new Map(xpShares(story, before).map((share) => [share.playerId, share.xp]));
        for (const change of shareChanges(xpShares(story, before), xpShares(story, after))) {
          held.set(change.playerId, (held.get(change.playerId) ?? 0) + change.xp);
        }
        for (const { playerId } of people) {
          expect(held.get(playerId) ?? 0).toBe(xpShares(story, after).find((share) => share.playerId === playerId)?.xp ?? 0);
        }
      }),
    );
  });
});
