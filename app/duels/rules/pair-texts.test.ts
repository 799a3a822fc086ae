import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/platform/clock/durations';
import { pairTexts, type WaitingText } from './pair-texts';
import { pairKey } from './people';

const NOW = new Date('2026-03-01T12:00:00Z');
const NOBODY = { apart: new Set<string>(), met: new Set<string>() };

const text = (playerId: string, facts: Partial<WaitingText> & { hours?: number } = {}): WaitingText => ({
  ...{ id: `text of ${playerId}`, playerId, card: 'ferry', mean: 1_500, ai: 'without', rematchId: null },
  ...{ sealedAt: new Date(NOW.getTime() - (facts.hours ?? 1) * HOUR_MS) },
  ...facts,
});
const names = (pairs: ReturnType<typeof pairTexts>) => pairs.map((pair) => pair.map(({ playerId }) => playerId).sort());

describe('pairing', () => {
  it('lets the nearest in rating meet', () => {
    const waiting = [text('ada', { mean: 1_500, hours: 3 }), text('ben', { mean: 1_590 }), text('cleo', { mean: 1_520 })];
    expect(names(pairTexts(waiting, NOBODY, NOW))).toEqual([['ada', 'cleo']]);
  });

  it('looks further by the hour', () => {
    const waiting = (hours: number) => [text('ada', { mean: 1_500, hours }), text('ben', { mean: 1_700, hours: 1 })];
    expect(pairTexts(waiting(2), NOBODY, NOW)).toEqual([]);
    expect(names(pairTexts(waiting(5), NOBODY, NOW))).toEqual([['ada', 'ben']]);
  });

  it('lets only texts to the same card meet, and those without AI among themselves', () => {
    const waiting = [text('ada'), text('ben', { card: 'moth' }), text('cleo', { ai: 'with' }), text('dan', { ai: 'some' })];
    expect(names(pairTexts(waiting, NOBODY, NOW))).toEqual([['cleo', 'dan']]);
  });

  it('lets two who met lately meet again only where nobody else is there, after a day', () => {
    const met = new Set([pairKey('ada', 'ben')]);
    const two = (hours: number) => [text('ada', { hours }), text('ben', { hours })];
    expect(pairTexts(two(23), { ...NOBODY, met }, NOW)).toEqual([]);
    expect(names(pairTexts(two(25), { ...NOBODY, met }, NOW))).toEqual([['ada', 'ben']]);
    expect(pairTexts([...two(25), text('cleo', { mean: 3_000, hours: 25 })], { ...NOBODY, met }, NOW)).toEqual([]);
  });

  it('lets those of a rematch meet whatever their ratings are', () => {
    const rematchId = 'again';
    const waiting = [text('ada', { rematchId }), text('ben', { rematchId, mean: 2_500 }), text('cleo')];
    expect(names(pairTexts(waiting, { ...NOBODY, met: new Set([pairKey('ada', 'ben')]) }, NOW))).toEqual([['ada', 'ben']]);
  });

  const people = fc.array(
    fc.record({
      mean: fc.integer({ min: 1_000, max: 2_000 }),
      hours: fc.integer({ min: 0, max: 71 }),
      card: fc.constantFrom('ferry', 'moth'),
      ai: fc.constantFrom('without' as const, 'some' as const, 'with' as const),
    }),
    { maxLength: 40 },
  );
  const keys = fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 60 });
  const setOf = (pairs: [number, number][]) => new Set(pairs.map(([one, other]) => pairKey(`p${one}`, `p${other}`)));

  it('uses each text once, and lets nobody meet whom something keeps apart', () => {
    fc.assert(
      fc.property(fc.record({ people, apart: keys, met: keys }), (drawn) => {
        const waiting = drawn.people.map((facts, index) => text(`p${index}`, facts));
        const apart = setOf(drawn.apart);
        const pairs = pairTexts(waiting, { apart, met: setOf(drawn.met) }, NOW);
        const used = pairs.flat().map(({ id }) => id);
        expect(new Set(used).size).toBe(used.length);
        for (const [one, other] of pairs) {
          expect(apart.has(pairKey(one.playerId, other.playerId))).toBe(false);
          expect(one.card).toBe(other.card);
          expect(one.ai === 'without').toBe(other.ai === 'without');
        }
      }),
    );
  });

  it('leaves at most one text of a group after three days, where nothing keeps people apart', () => {
    fc.assert(
      fc.property(fc.record({ people }), (drawn) => {
        const waiting = drawn.people.map((facts, index) => text(`p${index}`, { ...facts, card: 'ferry', ai: 'without', hours: 71 }));
        expect(pairTexts(waiting, NOBODY, NOW)).toHaveLength(Math.floor(waiting.length / 2));
      }),
    );
  });
});
