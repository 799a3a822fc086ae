import { expect, it, vi } from 'vitest';
import { databaseHealth } from './database-health.server';

it('asks once for pages at the same moment and for a second, and at once again where there was no answer', async () => {
  const ping = vi.fn<() => Promise<void>>(async () => undefined);
  const answers = databaseHealth({ ping });
  ping.mockRejectedValueOnce(new Error('away'));
  expect(await Promise.all([answers(), answers()])).toEqual([false, false]);
  expect(ping).toHaveBeenCalledTimes(1);
  expect(await answers()).toBe(true);
  expect(await answers()).toBe(true);
  expect(ping).toHaveBeenCalledTimes(2);
});
