import fc from 'fast-check';
import { expect, it } from 'vitest';
import { awardedXp } from './awards';
import { NOBODY } from './nobody';

const people = ['ada', 'ben', 'cleo', 'dan'];
const awards = fc.array(
  fc.record({ playerId: fc.constantFrom(...people), from: fc.subarray(people), xp: fc.constantFrom(10, 2) }).map((award) => ({
    ...award,
    from: award.from.filter((other) => other !== award.playerId),
  })),
  { maxLength: 60 },
);
const before = fc.uniqueArray(
  fc.record({ playerId: fc.constantFrom(...people), fromId: fc.constantFrom(...people), xp: fc.integer({ min: 0, max: 60 }) }),
  { selector: ({ playerId, fromId }) => `${playerId} ${fromId}` },
);
const sum = (pairs: readonly { xp: number }[]) => pairs.reduce((total, { xp }) => total + xp, 0);

it('whatever a game awards, nobody gets more than 60 XP of it, nor of one other person in a day, and all of it is charged', () => {
  fc.assert(
    fc.property(awards, before, (given, earlier) => {
      const { xp, pairs } = awardedXp(given, earlier);
      for (const playerId of people) {
        const own = pairs.filter((pair) => pair.playerId === playerId);
        expect(sum(own)).toBe(xp.get(playerId) ?? 0);
        expect(sum(own)).toBeLessThanOrEqual(Math.min(60, sum(given.filter((award) => award.playerId === playerId))));
        for (const { fromId, xp: charged } of own)
          expect(charged + sum(earlier.filter((pair) => pair.playerId === playerId && pair.fromId === fromId))).toBeLessThanOrEqual(60);
      }
    }),
  );
});

it('nothing goes to a player whose account is gone, nor is charged to them', () => {
  const given = [
    { playerId: NOBODY, from: ['ada'], xp: 10 },
    { playerId: 'ada', from: [NOBODY], xp: 10 },
    { playerId: 'ben', from: [NOBODY, 'ada'], xp: 10 },
  ];
  expect(awardedXp(given, [])).toEqual({ xp: new Map([['ben', 10]]), pairs: [{ playerId: 'ben', fromId: 'ada', xp: 10 }] });
});
