import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealReadings, readingsWanted, type UnreadDuel } from './deal-readings';
import { pairKey } from './people';

const NOBODY = { apart: new Set<string>(), near: new Set<string>(), people: 5 };
const duel = (id: string, writers: string[], missing = 3): UnreadDuel => ({ id, writers, missing, readers: new Set() });
const readers = (...ids: string[]) => ids.map((id) => ({ id, owes: 0 }));

describe('how many readings close a duel', () => {
  it('is three while fewer than fifty people write', () => {
    expect([readingsWanted(5, 49), readingsWanted(5, 50), readingsWanted(2, 10)]).toEqual([3, 5, 2]);
  });
});

describe('dealing readings', () => {
  it('begins with those who owe most', () => {
    const crowd = [...readers('ada', 'ben'), { id: 'cleo', owes: 500 }];
    expect(dealReadings([duel('one', ['x', 'y'], 1)], crowd, NOBODY)).toEqual([{ duelId: 'one', readerId: 'cleo' }]);
  });

  it('deals to people who know a writer only where fewer than eight others are here', () => {
    const near = new Set([pairKey('ada', 'x')]);
    const dealtTo = (missing: number, others: number) =>
      dealReadings([duel('one', ['x', 'y'], missing)], readers('ada', 'ben', 'cleo'), { ...NOBODY, near, people: others + 3 }).map(
        ({ readerId }) => readerId,
      );
    expect(dealtTo(2, 7)).toEqual(['ben', 'cleo']);
    expect(dealtTo(3, 7)).toEqual(['ben', 'cleo', 'ada']);
    expect(dealtTo(3, 8)).toEqual(['ben', 'cleo']);
  });

  const person = fc.nat(11).map((number) => `p${number}`);
  const duels = fc.array(
    fc.record({
      writers: fc.uniqueArray(person, { minLength: 1, maxLength: 2 }),
      missing: fc.integer({ min: 1, max: 5 }),
      had: fc.array(person, { maxLength: 4 }),
    }),
    { maxLength: 12 },
  );

  it('gives nobody two, nobody their own or one they have had, and nobody one of a person from whom they are apart', () => {
    fc.assert(
      fc.property(fc.record({ duels, apart: fc.array(fc.tuple(person, person), { maxLength: 20 }) }), (drawn) => {
        const all = drawn.duels.map(({ had, ...facts }, index) => ({ ...facts, id: `d${index}`, readers: new Set(had) }));
        const apart = new Set(drawn.apart.map(([one, other]) => pairKey(one, other)));
        const crowd = readers(...Array.from({ length: 12 }, (_, number) => `p${number}`));
        const dealt = dealReadings(all, crowd, { ...NOBODY, apart });
        expect(new Set(dealt.map(({ readerId }) => readerId)).size).toBe(dealt.length);
        for (const { id, writers, missing, readers: had } of all) {
          const to = dealt.filter(({ duelId }) => duelId === id).map(({ readerId }) => readerId);
          expect(to.length).toBeLessThanOrEqual(missing);
          for (const reader of to) {
            expect(writers).not.toContain(reader);
            expect(had.has(reader)).toBe(false);
            expect(writers.some((writer) => apart.has(pairKey(writer, reader)))).toBe(false);
          }
        }
      }),
    );
  });
});
