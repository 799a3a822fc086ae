import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { createLog } from '../log/log.server';
import { openTestDatabase } from '../testing/database/test-database';
import { takeFormerJobs } from './former-queue.server';
import { FORMER_JOB_SCHEMA, JOB_SCHEMA } from './job-schema';
import { createJobs, type Jobs } from './jobs.server';

/** The columns of pg-boss 10's table that are read. */
const FORMER_QUEUE = `create schema ${FORMER_JOB_SCHEMA};
  create type ${FORMER_JOB_SCHEMA}.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  create table ${FORMER_JOB_SCHEMA}.job (
    id uuid primary key default gen_random_uuid(), name text not null, data jsonb,
    state ${FORMER_JOB_SCHEMA}.job_state not null default 'created', start_after timestamptz not null default now(),
    started_on timestamptz, expire_in interval not null default '1 minute')`;

const database: OpenDatabase = await openTestDatabase();
let running: Jobs[] = [];

beforeEach(() => database.execute(FORMER_QUEUE));
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
  await database.execute(`drop schema ${FORMER_JOB_SCHEMA} cascade; drop schema if exists ${JOB_SCHEMA} cascade`);
});
afterAll(() => database.close());

async function waits(letter: string, more = ''): Promise<void> {
  const state = more || `'created', now(), null`;
  await database.execute(
    `insert into ${FORMER_JOB_SCHEMA}.job (name, data, state, start_after, started_on) values ('letters', '{"letter": "${letter}"}', ${state})`,
  );
}

/** A process whose queue of letters notes what it did. */
function processWith(done: string[]): Jobs {
  const jobs = createJobs(database, createLog({ level: 'silent' }));
  jobs.handle<{ letter: string }>('letters', {}, async ({ letter }) => void done.push(letter));
  running.push(jobs);
  return jobs;
}

async function former(): Promise<unknown[]> {
  const { rows } = await database.execute(`select data->>'letter' as letter from ${FORMER_JOB_SCHEMA}.job order by 1`);
  return rows.map(({ letter }) => letter);
}

describe('jobs of an earlier release', () => {
  it('are done once each, by two new processes; those that run there stay there', async () => {
    await waits('waits');
    await waits('tried', `'retry', now() - interval '1 hour', now() - interval '2 hours'`);
    await waits('of a dead process', `'active', now(), now() - interval '2 minutes'`);
    await waits('of a living process', `'active', now(), now()`);
    await waits('done', `'completed', now(), now()`);
    const done: string[] = [];
    await processWith(done).start();
    await processWith(done).start();
    await vi.waitFor(() => expect(done).toHaveLength(3));
    expect(done.toSorted()).toEqual(['of a dead process', 'tried', 'waits']);
    expect(await former()).toEqual(['done', 'of a living process']);
  });

  it('are taken by one of several who try at once', async () => {
    for (const letter of ['one', 'two', 'three']) await waits(letter);
    const taken: string[] = [];
    const take = () => takeFormerJobs(database.db, ['letters'], async ({ data }) => taken.push(JSON.stringify(data)));
    const counts = await Promise.all([take(), take(), take()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(3);
    expect(new Set(taken).size).toBe(3);
    expect(taken).toHaveLength(3);
  });

  it('stay where they are if they cannot be sent', async () => {
    await waits('one');
    await expect(takeFormerJobs(database.db, ['letters'], () => Promise.reject(new Error('Not now.')))).rejects.toThrow('Not now.');
    expect(await former()).toEqual(['one']);
  });

  it('keep the time for which they were delayed', async () => {
    await waits('later', `'created', now() + interval '1 hour', null`);
    await processWith([]).start();
    const { rows } = await database.execute(
      `select state, start_after > now() + interval '59 minutes' as delayed from ${JOB_SCHEMA}.job where name = 'letters'`,
    );
    expect(rows).toEqual([{ state: 'created', delayed: true }]);
  });

  it('of queues that no longer exist stay where they are', async () => {
    await database.execute(`insert into ${FORMER_JOB_SCHEMA}.job (name, data) values ('parrots', '{"letter": "none"}')`);
    await processWith([]).start();
    expect(await former()).toEqual(['none']);
  });

  it('that a process of that release sends or leaves behind later are looked for each minute', async () => {
    await processWith([]).start();
    const { rows } = await database.execute(`select name, cron from ${JOB_SCHEMA}.schedule`);
    expect(rows).toEqual([{ name: 'former-jobs', cron: '* * * * *' }]);
  });
});
