import { expect, it } from 'vitest';
import { mayReview } from './policy';

it('the answers of a game of a day are for those alone whose own run of it is over', () => {
  const settledAt = new Date('2026-03-01');
  expect(mayReview({ id: 'ada' }, { playerId: 'ada', settledAt })).toBe(true);
  expect(mayReview({ id: 'ada' }, { playerId: 'ada', settledAt: null })).toBe(false);
  expect(mayReview({ id: 'ada' }, { playerId: 'bo', settledAt })).toBe(false);
  expect(mayReview({ id: 'ada' }, { playerId: null, settledAt })).toBe(false);
  expect(mayReview({ id: 'ada' }, undefined)).toBe(false);
});
