import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gatheredUnder } from './notice';

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

it('gathers what is of one kind and subject on one day in UTC, and nothing else', () => {
  fc.assert(
    fc.property(moment, moment, fc.uuid(), fc.uuid(), (one, other, subject, another) => {
      const isSameDay = one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
      expect(gatheredUnder('rating', subject, one) === gatheredUnder('rating', subject, other)).toBe(isSameDay);
      expect(gatheredUnder('rating', subject, one) === gatheredUnder('rating', another, one)).toBe(subject === another);
      expect(gatheredUnder('rating', subject, one)).not.toBe(gatheredUnder('comment', subject, one));
    }),
  );
});
