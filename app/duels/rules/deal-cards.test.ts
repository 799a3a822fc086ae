import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duelCards } from '~content/duels/cards';
import { cardsOnTable, dealCards, FORMS } from './deal-cards';

const NOBODY = new Map<string, number>();
const day = fc.integer({ min: 0, max: 40_000 });

describe('the cards', () => {
  it('are at least sixty, of every form, and each is another one', () => {
    expect(duelCards.length).toBeGreaterThanOrEqual(60);
    expect(new Set(duelCards.map(({ id }) => id)).size).toBe(duelCards.length);
    expect(new Set(duelCards.map(({ prompt }) => prompt)).size).toBe(duelCards.length);
    expect(new Set(duelCards.map(({ words }) => words))).toEqual(new Set(FORMS));
  });
});

describe('the table', () => {
  it('changes one card of each form a day, so that each lies there for three days', () => {
    fc.assert(
      fc.property(fc.record({ day }), ({ day }) => {
        const today = cardsOnTable(duelCards, day);
        const tomorrow = cardsOnTable(duelCards, day + 1);
        expect(today).toHaveLength(9);
        expect(today.filter((card) => tomorrow.includes(card))).toHaveLength(6);
      }),
    );
  });
});

describe('dealing', () => {
  it('gives one card of each form', () => {
    fc.assert(
      fc.property(fc.record({ day, seed: fc.integer(), draw: fc.integer({ min: 0, max: 2 }) }), ({ day, seed, draw }) => {
        const dealt = dealCards({ cards: duelCards, day, unpaired: NOBODY }, seed, draw);
        expect(dealt.map(({ words }) => words)).toEqual([...FORMS]);
      }),
    );
  });

  it('gives three other cards each time a writer draws again', () => {
    fc.assert(
      fc.property(fc.record({ day, seed: fc.integer() }), ({ day, seed }) => {
        const drawn = [0, 1, 2].flatMap((draw) => dealCards({ cards: duelCards, day, unpaired: NOBODY }, seed, draw));
        expect(new Set(drawn).size).toBe(9);
      }),
    );
  });

  it('begins with a card on which a text waits, even when it has left the table', () => {
    fc.assert(
      fc.property(fc.record({ day, seed: fc.integer(), card: fc.constantFrom(...duelCards) }), ({ day, seed, card }) => {
        const dealt = dealCards({ cards: duelCards, day, unpaired: new Map([[card.id, 1]]) }, seed, 0);
        expect(dealt).toContain(card);
      }),
    );
  });
});
