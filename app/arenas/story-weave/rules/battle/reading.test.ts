import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SeatNumber } from '../../protocol/seat.contract';
import { type BattleEntry, freshBattle } from './battle';
import { choicesOf, dealt, SHOWN_PASSAGES } from './reading';

const entriesOf = (count: number): BattleEntry[] =>
  Array.from({ length: count }, (_none, id) => ({
    ...{ id, seat: (id % 4) as SeatNumber, playerId: `writer ${id}`, aiWriterId: null, text: 'Words.', submitId: null, asked: null },
  }));

it('deals three passages to each reader from five on: none of their own, and all of them as often', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 8 }),
      fc.integer(),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      (count, seed, away, guests) => {
        const entries = entriesOf(count);
        const readers = [
          ...entries.slice(away).map(({ playerId }) => playerId ?? ''),
          ...Array.from({ length: guests }, (_none, guest) => `guest ${guest}`),
        ];
        const shown = dealt({ entries }, readers, seed >>> 0);
        for (const reader of readers) {
          const choices = choicesOf({ entries, shown }, reader);
          expect(new Set(choices).size).toBe(SHOWN_PASSAGES);
          expect(choices.map(({ playerId }) => playerId)).not.toContain(reader);
        }
        const read = entries.map(({ id }) => readers.filter((reader) => shown[reader]?.includes(id)).length);
        expect(Math.max(...read) - Math.min(...read)).toBeLessThanOrEqual(away + guests === 0 ? 0 : 1);
      },
    ),
  );
});

it('lays all of four passages before everybody', () => {
  const entries = entriesOf(4);
  expect(dealt({ entries }, ['writer 0'], 1)).toEqual({});
  expect(choicesOf({ ...freshBattle, entries }, 'writer 0')).toHaveLength(3);
});
