import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fandomsIn, isFree, isOver } from './prompt';

const NOW = new Date('2026-03-01T12:00:00Z');

it('fandoms are one line, each once, however they are typed', () => {
  expect(fandomsIn(' Naruto ,One   Piece,, Naruto')).toBe('Naruto, One Piece');
  fc.assert(fc.property(fc.string(), (typed) => fandomsIn(fandomsIn(typed)) === fandomsIn(typed)));
});

it('a prompt is free until its time is over, and for one person until it is claimed', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(5), fc.option(fc.integer({ min: -5, max: 5 })), (several, claims, minutes) => {
      const dueAt = minutes === null ? null : new Date(NOW.getTime() + minutes * 60_000);
      const prompt = { state: 'open', several, claims, dueAt } as const;
      expect(isOver(prompt, NOW)).toBe(minutes !== null && minutes <= 0);
      expect(isFree(prompt, NOW)).toBe(!isOver(prompt, NOW) && (several || claims === 0));
      expect(isFree({ ...prompt, state: 'proposed' }, NOW)).toBe(false);
    }),
  );
});
