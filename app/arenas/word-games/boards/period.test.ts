import { expect, it } from 'vitest';
import { periodStart } from './period';

it.each([
  ['2026-11-20T23:59:59.999Z', '2026-11-20', '2026-11-01'],
  ['2026-11-01T00:00:00.000Z', '2026-11-01', '2026-11-01'],
  ['2024-02-29T12:00:00.000Z', '2024-02-29', '2024-02-01'],
])('%s belongs to the UTC day and the month in which it lies, and to all time', (at, day, month) => {
  expect(periodStart('day', new Date(at))).toBe(day);
  expect(periodStart('month', new Date(at))).toBe(month);
  expect(periodStart('always', new Date(at))).toBe('1970-01-01');
});
