import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DutyTurn, minuteOf, nextTurn, turnsFrom } from './duty';

const minutes = fc.integer({ min: 0, max: 1439 });
const turns = fc.uniqueArray(fc.record({ playerId: fc.constantFrom('ada', 'mod', 'lee'), endsAt: minutes }), {
  selector: ({ endsAt }) => endsAt,
});

it('a turn lasts until the minute in which it ends, then the next one runs', () => {
  const roster = [
    { playerId: 'mod', endsAt: 22 * 60 },
    { playerId: 'ada', endsAt: 8 * 60 },
  ];
  const onDuty = (time: string) => turnsFrom(roster, minuteOf(new Date(`2026-03-01T${time}Z`)))[0]?.playerId;
  expect(onDuty('07:59:59')).toBe('ada');
  expect(onDuty('08:00:00')).toBe('mod');
  expect(onDuty('21:59:00')).toBe('mod');
  expect(onDuty('22:00:00')).toBe('ada');
  expect(onDuty('00:00:00')).toBe('ada');
});

it('somebody is on duty at every minute of a day, unless nobody is on the roster', () => {
  fc.assert(
    fc.property(turns, minutes, (roster, minute) => {
      const order = turnsFrom(roster, minute);
      expect(order).toHaveLength(roster.length);
      const waits = order.map(({ endsAt }) => (endsAt - minute + 1439) % 1440);
      expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    }),
  );
});

it('a case moves on to somebody else wherever there is anybody else, and goes round them all', () => {
  fc.assert(
    fc.property(turns, fc.nat(), (roster, index) => {
      const before = roster[index % Math.max(1, roster.length)];
      if (!before) return;
      const people = new Set(roster.map(({ playerId }) => playerId));
      let turn: DutyTurn = before;
      const rung = new Set([turn.playerId]);
      for (let times = 0; times < roster.length; times += 1) {
        const next = nextTurn(roster, turn);
        if (!next) throw new Error('a roster with people always has a next turn');
        expect(next.playerId === turn.playerId).toBe(people.size === 1);
        turn = next;
        rung.add(turn.playerId);
      }
      expect(rung).toEqual(people);
    }),
  );
});
