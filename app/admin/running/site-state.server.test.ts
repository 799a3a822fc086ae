import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '~/platform/config/config.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createJobs, type Jobs } from '~/platform/jobs/jobs.server';
import { createLog } from '~/platform/log/log.server';
import { openTestDatabase } from '~/platform/testing/database/test-database';
import { createSiteState } from './site-state.server';

let database: OpenDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs(database, createLog({ level: 'silent' }));
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

it('the queues say what waits, what has failed, and why the last try did; what is done is not there', async () => {
  const { queues } = createSiteState({ database, config: readConfig({}) });
  jobs.handle('fails', {}, () => Promise.reject(new Error('No.')));
  jobs.handle('tries', { retries: 3, retryDelaySeconds: 600 }, () => Promise.reject(new Error('Not yet.')));
  jobs.handle('waits', {}, async () => undefined);
  jobs.handle('works', {}, async () => undefined);
  await jobs.start();
  await jobs.send('fails', {});
  await jobs.send('tries', {});
  await jobs.send('works', {});
  await jobs.send('waits', {}, { delaySeconds: 600 });
  const expected = [
    { queue: 'fails', waiting: 0, active: 0, failed: 1, dueSince: undefined, lastFailure: undefined },
    { queue: 'tries', waiting: 1, active: 0, failed: 0, dueSince: undefined, lastFailure: 'Not yet.' },
    { queue: 'waits', waiting: 1, active: 0, failed: 0, dueSince: undefined, lastFailure: undefined },
  ];
  await vi.waitFor(async () => expect(await queues()).toEqual(expected));
});
