import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PALETTES } from './colours';
import { HOURS, HUES, lookOf, TURNS, turnedCover } from './cover-name';
import { turnApart, withCoversApart } from './covers-apart';
import { drawCover } from './story-cover';

/** Cards of a page. */
const PAGE = 24;
const subject = fc.constantFrom('sea', 'ship', 'door', 'fandom-sci-fi-worm', 'fandom-drama-quill');
const name = fc
  .record({ subject, seed: fc.nat({ max: 2 ** 32 - 1 }), turn: fc.constantFrom(...TURNS) })
  .map(({ subject, seed, turn }) => turnedCover(`${subject}-${seed.toString(36)}`, turn));
/** Lists with more stories of one scene than there are hues. */
const list = fc.array(name, { minLength: PAGE, maxLength: 3 * PAGE });

/** Expects that no screen of a list shows two covers of one look. */
function expectApart(covers: readonly string[]) {
  for (let first = 0; first + PAGE <= covers.length; first += 1) {
    expect(new Set(covers.slice(first, first + PAGE).map(lookOf)).size).toBe(PAGE);
  }
}

/** Names as stories get them that are published one after the other, the newest first. */
function publishedIn(order: readonly string[]): string[] {
  const named: string[] = [];
  for (const unturned of order) named.unshift(turnedCover(unturned, turnApart(unturned, named.slice(0, PAGE - 1).map(lookOf))));
  return named;
}

describe('covers of a list', () => {
  it('are never two alike on a screen of 24, though all stories name one scene or are of one fandom', () => {
    fc.assert(fc.property(list, (covers) => expectApart(withCoversApart(covers.map((cover) => ({ cover }))).map(({ cover }) => cover))));
  });

  it('are the stories’ own wherever these differ', () => {
    const cards = publishedIn(Array.from({ length: PAGE }, (_, seed) => `sea-${seed}`)).map((cover) => ({ cover }));
    expect(withCoversApart(cards)).toEqual(cards);
  });

  it('stay as they are when more are loaded', () => {
    fc.assert(
      fc.property(list, list, (one, other) => {
        const cards = [...one, ...other].map((cover) => ({ cover }));
        expect(withCoversApart(cards).slice(0, one.length)).toEqual(withCoversApart(cards.slice(0, one.length)));
      }),
    );
  });
});

describe('the turn of a cover', () => {
  it('leaves no two of the newest 24 alike', () => {
    fc.assert(fc.property(list, (order) => expectApart(publishedIn(order))));
  });

  it('takes the colours of longest ago where all are taken', () => {
    const taken = TURNS.map((turn) => lookOf(turnedCover('sea-1', turn)));
    expect(turnApart('sea-1', taken)).toBe(TURNS.length - 1);
    expect(turnApart('sea-1', taken.toReversed())).toBe(0);
  });

  it('changes colours alone, and is undone by the turn 0', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(...TURNS), (cover, turn) => {
        const [own, other] = [turnedCover(cover, 0), turnedCover(cover, turn)];
        expect(lookOf(other) === lookOf(own)).toBe(turn === 0);
        expect(drawCover(other)?.map(({ transform }) => transform)).toEqual(drawCover(own)?.map(({ transform }) => transform));
        expect(turnedCover(other, 0)).toBe(own);
      }),
    );
  });
});

describe('the colours of covers', () => {
  it('are as many as a page has cards', () => {
    expect(PALETTES).toHaveLength(HUES * HOURS);
    expect(TURNS.length).toBeGreaterThanOrEqual(PAGE);
  });

  it('differ visibly', () => {
    const parts = ({ air, halo, far, mid }: (typeof PALETTES)[number]) =>
      [air, halo, far, mid].flatMap((colour) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)));
    for (const [index, one] of PALETTES.entries()) {
      for (const other of PALETTES.slice(index + 1)) {
        const others = parts(other);
        const distance = Math.hypot(...parts(one).map((part, at) => part - (others[at] ?? 0)));
        expect(distance, `${one.air} ${one.far} and ${other.air} ${other.far}`).toBeGreaterThan(40);
      }
    }
  });
});
