import { afterAll, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '~/platform/database/database-away';
import { openTestDatabase } from '~/platform/testing/database/test-database';
import { createTestClock } from '~/platform/testing/test-clock';
import type { Auth } from './auth.server';
import { createSessions } from './sessions.server';

const database = await openTestDatabase();
afterAll(() => database.close());

it('reports the database as away if a session cannot be looked up twice', async () => {
  const getSession = vi.fn(() => Promise.reject(new Error('Failed to get session')));
  const sessions = createSessions({
    db: database.db,
    clock: createTestClock(),
    auth: { api: { getSession } } as unknown as Auth,
    adminEmail: undefined,
    security: { record: () => {} },
    announceEnd: () => {},
  });
  const lookup = sessions.identify(new Headers({ cookie: 'quillarena.session_token=a.b' }));
  await expect(lookup).rejects.toSatisfy(isDatabaseAway);
  expect(getSession).toHaveBeenCalledTimes(2);
});
