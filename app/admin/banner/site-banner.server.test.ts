import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock } from '~/platform/testing/test-clock';
import { createSiteBanner } from './site-banner.server';

let database: OpenDatabase;
const clock = createTestClock();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a banner is read once until it changes, and set by administrators alone', async () => {
  let reads = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'SelectQueryNode') reads += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const banner = createSiteBanner({ db, clock });
  banner.cache.listening(true);
  const ada = { ...(await makePlayer(database, clock, 'Ada')), role: 'administrator' as const };
  expect(await banner.current()).toBeUndefined();
  expect(await banner.current()).toBeUndefined();
  expect(reads).toBe(1);
  await banner.set(ada, 'Repairs tonight at ten.');
  banner.cache.drop('site');
  expect(await banner.current()).toBe('Repairs tonight at ten.');
  await banner.set(ada, 'Repairs tonight at eleven.');
  await expect(banner.remove({ ...ada, role: 'moderator' })).rejects.toThrow('Only an administrator can do this.');
  banner.cache.drop('site');
  expect(await banner.current()).toBe('Repairs tonight at eleven.');
  await banner.remove(ada);
  banner.cache.drop('site');
  expect(await banner.current()).toBeUndefined();
});
