import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dailyGroup } from './notice';

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

it('gathers what is of one kind and subject on one day in UTC, and nothing else', () => {
  fc.assert(
    fc.property(moment, moment, fc.uuid(), fc.uuid(), (one, other, subject, another) => {
      const isSameDay = one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
      expect(dailyGroup({ id: 'rating' }, subject, one) === dailyGroup({ id: 'rating' }, subject, other)).toBe(isSameDay);
      expect(dailyGroup({ id: 'rating' }, subject, one) === dailyGroup({ id: 'rating' }, another, one)).toBe(subject === another);
      expect(dailyGroup({ id: 'rating' }, subject, one)).not.toBe(dailyGroup({ id: 'comment' }, subject, one));
    }),
  );
});
