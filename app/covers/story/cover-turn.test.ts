import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PALETTES } from './colours';
import { turnApart } from './cover-turn';
import { drawCover, lookOf, turnedCover } from './story-cover';

/** Cards of a page. */
const PAGE = 24;
const name = fc
  .record({ scene: fc.constantFrom('sea', 'ship', 'door', 'cup'), seed: fc.nat({ max: 2 ** 32 - 1 }) })
  .map(({ scene, seed }) => `${scene}-${seed.toString(36)}`);

/** Names as stories get them that are published one after the other. */
function publishedIn(order: readonly string[]): string[] {
  const named: string[] = [];
  for (const unturned of order) named.unshift(turnedCover(unturned, turnApart(unturned, named.slice(0, PAGE - 1))));
  return named;
}

describe('the turn of a cover', () => {
  it('leaves no two of a page alike in scene and colours, unless its stories name one scene more often than there are colours', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: PAGE, maxLength: 3 * PAGE }), (order) => {
        const all = publishedIn(order);
        for (let first = 0; first + PAGE <= all.length; first += 1) {
          const page = all.slice(first, first + PAGE);
          const counts = Map.groupBy(page, (cover) => lookOf(cover).split(' ')[0]);
          for (const covers of counts.values()) {
            if (covers.length <= PALETTES.length) expect(new Set(covers.map(lookOf)).size).toBe(covers.length);
          }
        }
      }),
    );
  });

  it('takes the colours of longest ago where all are taken', () => {
    const taken = PALETTES.map((_, turn) => turnedCover('sea-1', turn));
    expect(turnApart('sea-1', taken)).toBe(PALETTES.length - 1);
    expect(turnApart('sea-1', taken.toReversed())).toBe(0);
  });

  it('changes colours alone, and is undone by the turn 0', () => {
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 7 }), (cover, turn) => {
        const other = turnedCover(cover, turn);
        expect(lookOf(other)).not.toBe(lookOf(cover));
        expect(drawCover(other)?.[0]?.transform).toBe(drawCover(cover)?.[0]?.transform);
        expect(turnedCover(other, 0)).toBe(cover);
      }),
    );
  });

  it('turns the covers of fan fiction as well', () => {
    const covers = publishedIn(['fandom-dune-1', 'fandom-dune-2', 'fandom-dune-3', 'fandom-dune-4']);
    expect(new Set(covers.map(lookOf)).size).toBe(4);
    expect(covers.every((cover) => drawCover(cover))).toBe(true);
  });
});
