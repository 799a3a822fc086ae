import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createJobs, type Jobs } from '~/platform/jobs/jobs.server';
import { createLog } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock } from '~/platform/testing/test-clock';
import { createFailedJobs, type FailedJobs } from './failed-jobs.server';

let database: OpenDatabase;
let jobs: Jobs;
let failedJobs: FailedJobs;
let dependencies: Parameters<typeof createFailedJobs>[0];
let administrator: Viewer;
const mails: Mail[] = [];
const done: string[] = [];
let broken = true;

beforeAll(async () => {
  const clock = createTestClock();
  database = await openTestDatabase();
  jobs = createJobs(database, createLog({ level: 'silent' }));
  jobs.handle<{ name: string }>('letters', {}, async ({ name }) => {
    if (broken) throw new Error('The printer is on fire.');
    done.push(name);
  });
  await jobs.start();
  const { id, name } = await makePlayer(database, clock, 'Ada');
  administrator = { id, name, role: 'administrator' };
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  dependencies = { database, db: database.db, clock, jobs, mailer, siteUrl: new URL('https://quillarena.example') };
  failedJobs = createFailedJobs(dependencies);
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

async function failedLetter(name: string) {
  await jobs.send('letters', { name });
  return vi.waitFor(async () => {
    const [job] = await failedJobs.list();
    if (!job) throw new Error('It has not failed yet.');
    return job;
  });
}

describe('failed jobs', () => {
  it('are listed with their reason, run again once, and are gone then', async () => {
    broken = true;
    const job = await failedLetter('one');
    expect(job).toMatchObject({ queue: 'letters', tries: 1, reason: 'The printer is on fire.' });
    broken = false;
    await failedJobs.runAgain(administrator, job.id);
    await vi.waitFor(() => expect(done).toEqual(['one']));
    expect(await failedJobs.list()).toEqual([]);
    await expect(failedJobs.runAgain(administrator, job.id)).rejects.toThrow('job is gone');
  });

  it('stay where they are if they cannot be sent again', async () => {
    broken = true;
    const job = await failedLetter('kept');
    const sending = createFailedJobs({
      ...dependencies,
      jobs: {
        send: async (queue, data, options) => {
          await jobs.send(queue, data, options);
          throw new Error('The queue is away.');
        },
      },
    });
    await expect(sending.runAgain(administrator, job.id)).rejects.toThrow('The queue is away.');
    expect(await failedJobs.list()).toEqual([job]);
    expect((await database.execute("select from jobs.job where name = 'letters' and state < 'active'")).rows).toEqual([]);
    await failedJobs.drop(administrator, job.id);
  });

  it('run again with what they were to do, and can be dropped', async () => {
    broken = true;
    const job = await failedLetter('two');
    broken = false;
    await failedJobs.runAgain(administrator, job.id);
    await vi.waitFor(() => expect(done).toContain('two'));
    broken = true;
    const other = await failedLetter('three');
    await failedJobs.drop(administrator, other.id);
    expect(await failedJobs.list()).toEqual([]);
    const { rows } = await database.execute('select action from audit_entry order by id');
    expect(rows.map(({ action }) => action)).toEqual(['run-job-again', 'drop-job', 'run-job-again', 'drop-job']);
  });

  it('are nobody else’s business, and an id that is none finds nothing', async () => {
    const moderator: Viewer = { ...administrator, role: 'moderator' };
    await expect(failedJobs.runAgain(moderator, randomUUID())).rejects.toThrow('Only an administrator');
    await expect(failedJobs.sendTestMail(moderator)).rejects.toThrow('Only an administrator');
    await expect(failedJobs.drop(administrator, "' or true --")).rejects.toThrow('job is gone');
    await expect(failedJobs.drop(administrator, randomUUID())).rejects.toThrow('job is gone');
  });
});

it('a test mail goes to the administrator’s own address', async () => {
  const { rows } = await database.execute('select email from player where id = $1', [administrator.id]);
  expect(await failedJobs.sendTestMail(administrator)).toBe(rows[0]?.email);
  expect(mails).toMatchObject([{ to: rows[0]?.email, subject: 'A test mail from Quillarena' }]);
});
