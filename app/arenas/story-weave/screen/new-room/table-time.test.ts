import { expect, it } from 'vitest';
import { tableTimeText } from './table-time';

it('says when a table begins where its reader is', () => {
  const at = new Date('2026-03-02T20:00:00Z');
  const now = new Date('2026-03-02T09:00:00Z');
  expect(tableTimeText(at, now, 'UTC')).toBe('Tonight 20:00');
  expect(tableTimeText(at, now, 'America/New_York')).toBe('Today 15:00');
  expect(tableTimeText(at, now, 'Asia/Tokyo')).toBe('Tomorrow 05:00');
});
