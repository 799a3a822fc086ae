import { expect, it } from 'vitest';
import { periodStart } from './period';

it.each([
  ['day', '2026-03-01T23:59:59.999Z', '2026-03-01'],
  ['day', '2026-03-02T00:00:00Z', '2026-03-02'],
  ['week', '2026-03-01T12:00:00Z', '2026-02-23'],
  ['week', '2026-03-02T00:00:00Z', '2026-03-02'],
  ['week', '2026-03-08T23:59:59Z', '2026-03-02'],
  ['week', '2027-01-01T00:00:00Z', '2026-12-28'],
  ['always', '2026-03-01T12:00:00Z', '1970-01-01'],
] as const)('the %s of %s begins on %s', (period, at, start) => {
  expect(periodStart(period, new Date(at))).toBe(start);
});
