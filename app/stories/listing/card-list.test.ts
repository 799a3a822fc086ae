import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upToDate, withMoreCards } from './card-list';

const card = (id: string, state = 'old') => ({ id, state });
const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));

describe('loading more cards', () => {
  it('appends the new ones, shows none twice, and updates existing ones in place', () => {
    expect(withMoreCards([card('a'), card('b')], [card('b', 'new'), card('c')])).toEqual([card('a'), card('b', 'new'), card('c')]);
  });
});

describe('cards that are fetched again', () => {
  it('keep their position, and a new one follows its predecessor', () => {
    const shown = [card('a'), card('b'), card('c'), card('d')];
    expect(idsOf(upToDate(shown, [card('new'), card('a'), card('b')]))).toEqual(['new', 'a', 'b', 'c', 'd']);
    expect(idsOf(upToDate(shown, [card('c'), card('d'), card('new')]))).toEqual(['a', 'b', 'c', 'd', 'new']);
    expect(idsOf(upToDate(shown, [card('b'), card('new'), card('a')]))).toEqual(['a', 'b', 'new', 'c', 'd']);
    expect(idsOf(upToDate(shown, [card('new'), card('newer')]))).toEqual(['new', 'newer', 'a', 'b', 'c', 'd']);
  });

  it('are all there once, the earlier ones in their order and up to date', () => {
    fc.assert(
      fc.property(ids, ids, (before, now) => {
        const list = upToDate(
          before.map((id) => card(id)),
          now.map((id) => card(id, 'new')),
        );
        expect([...idsOf(list)].sort()).toEqual([...new Set([...before, ...now])].sort());
        expect(idsOf(list).filter((id) => before.includes(id))).toEqual(before);
        for (const { id, state } of list) expect(state).toBe(now.includes(id) ? 'new' : 'old');
      }),
    );
  });
});
