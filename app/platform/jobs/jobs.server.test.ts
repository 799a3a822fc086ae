import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../database/database.server';
import { queryOrigin } from '../database/query-origin.server';
import { createLog } from '../log/log.server';
import { openTestDatabase } from '../testing/database/test-database';
import { goOnFromNow } from './clock-set-back.server';
import { FinalFailure } from './final-failure';
import { JOB_SCHEMA } from './job-schema';
import { createJobs, type Jobs } from './jobs.server';

describe('jobs', () => {
  const log = createLog({ level: 'silent' });
  let database: OpenDatabase;
  const running: Jobs[] = [];
  const unhandled = vi.fn();

  beforeAll(async () => {
    database = await openTestDatabase();
    process.on('unhandledRejection', unhandled);
  });
  afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())));
  afterAll(async () => {
    process.off('unhandledRejection', unhandled);
    await database.close();
  });

  async function start(jobs: Jobs): Promise<void> {
    await jobs.start();
    running.push(jobs);
  }

  it('of one queue fail independently and are retried', async () => {
    const jobs = createJobs(database, log);
    const done: string[] = [];
    let refusals = 0;
    jobs.handle<{ name: string }>('several', { retries: 2, retryDelaySeconds: 1, concurrency: 5 }, async ({ name }) => {
      if (name === 'bad' && refusals++ === 0) throw new Error('Not now.');
      done.push(name);
    });
    await start(jobs);
    await Promise.all(['good', 'bad', 'good too'].map((name) => jobs.send('several', { name })));
    await vi.waitFor(() => expect(done).toHaveLength(3));
    expect(done.toSorted()).toEqual(['bad', 'good', 'good too']);
  });

  it('are asked for under a name of the queue', async () => {
    const origins = new Set<string>();
    const asked = { due: Promise.withResolvers<void>(), lastTry: Promise.withResolvers<void>() };
    const execute: OpenDatabase['execute'] = (query, values) => {
      origins.add(queryOrigin());
      if (query.startsWith('select distinct name')) asked.due.resolve();
      if (query.includes('set retry_limit = retry_count')) asked.lastTry.resolve();
      return database.execute(query, values);
    };
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        origins.add(queryOrigin());
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const jobs = createJobs({ ...database, db, execute }, log);
    jobs.handle('refusing', { retries: 2 }, async () => {
      throw new FinalFailure('Never.');
    });
    await start(jobs);
    await jobs.send('refusing', {});
    await Promise.all([asked.due.promise, asked.lastTry.promise]);
    expect([...origins]).toEqual(['jobs']);
  });

  it('that wait at startup are all done', async () => {
    const sender = createJobs(database, log);
    sender.handle('backlog', {}, () => new Promise(() => undefined));
    await sender.start();
    await sender.stop();
    await database.execute(`insert into ${JOB_SCHEMA}.job (name, data) select 'backlog', '{}' from generate_series(1, 30)`);
    const jobs = createJobs(database, log);
    const work = vi.fn(async () => undefined);
    jobs.handle('backlog', {}, work);
    await start(jobs);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(30));
  });

  it('that are repeated say in the log why they failed, and are told of until three others were done', async () => {
    const lines: string[] = [];
    const jobs = createJobs(database, createLog({ destination: { write: (line) => void lines.push(line) } }));
    let isBroken = true;
    jobs.repeat('nightly', '0 4 * * *', async () => {
      if (isBroken) throw new Error('No such folder.');
    });
    await start(jobs);
    const failed = async () => (await jobs.figures.read()).find(({ name }) => name === 'jobs_failed')?.value;
    const run = async (state: string, count: number) => {
      await jobs.send('nightly', {});
      await vi.waitFor(async () => {
        const ended = await database.execute(`select from ${JOB_SCHEMA}.job where name = 'nightly' and state::text = $1`, [state]);
        expect(ended.rows).toHaveLength(count);
      });
    };
    expect(await failed()).toBe(0);
    await run('failed', 1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, queue: 'nightly', err: { message: 'No such folder.' } }]);
    isBroken = false;
    await run('completed', 1);
    await run('completed', 2);
    expect(await failed()).toBe(1);
    await run('completed', 3);
    expect(await failed()).toBe(0);
  });

  it('are due only from when they are to be tried again, however long ago they were sent', async () => {
    const jobs = createJobs(database, log);
    jobs.handle('stubborn', { retries: 3, retryDelaySeconds: 600 }, () => Promise.reject(new Error('Not now.')));
    await start(jobs);
    await jobs.send('stubborn', {});
    const job = `${JOB_SCHEMA}.job`;
    await vi.waitFor(async () => {
      const { rows } = await database.execute(`select from ${job} where name = 'stubborn' and state = 'retry'`);
      expect(rows).toHaveLength(1);
    });
    await database.execute(`update ${job} set created_on = created_on - interval '1 hour' where name = 'stubborn'`);
    const figure = async (figure: string) =>
      (await jobs.figures.read()).find(({ name, labels }) => name === figure && labels?.queue === 'stubborn')?.value;
    expect(await figure('jobs_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
    expect(await figure('jobs_due_seconds')).toBe(0);
  });

  it('are not late while the same repeated work is under way, and are otherwise', async () => {
    const jobs = createJobs(database, log);
    const underWay = new Map<string, () => void>();
    const work = (queue: string) => () => new Promise<void>((resolve) => void underWay.set(queue, resolve));
    jobs.repeat('long', '*/10 * * * *', work('long'));
    jobs.handle('short', {}, work('short'));
    await start(jobs);
    const send = () => Promise.all(['long', 'short'].map((queue) => jobs.send(queue, {})));
    await send();
    await vi.waitFor(() => expect(underWay.size).toBe(2));
    await send();
    await database.execute(
      `update ${JOB_SCHEMA}.job set start_after = now() - interval '1 hour' where name in ('long', 'short') and state = 'created'`,
    );
    const figures = await jobs.figures.read();
    const due = (queue: string) => figures.find(({ name, labels }) => name === 'jobs_due_seconds' && labels?.queue === queue)?.value;
    expect(due('long')).toBe(0);
    expect(due('short')).toBeGreaterThanOrEqual(3_600);
    expect(figures).toContainEqual({ name: 'jobs_waiting', value: 1, labels: { queue: 'long' } });
  });

  it('keep their queues and times over a start, which writes only what has changed', async () => {
    const written = vi.fn();
    const watched: OpenDatabase = {
      ...database,
      execute: (sql, values) => {
        const isWrite = /create_queue|update \w+\.queue|insert into \w+\.schedule/i.test(sql);
        const [, name] = /\b(kept|daily)\b/.exec(`${sql} ${JSON.stringify(values)}`) ?? [];
        if (isWrite && name) written(`${name}${/schedule/i.test(sql) ? ', time' : ''}`);
        return database.execute(sql, values);
      },
    };
    const startWith = async (retries: number, cron: string) => {
      written.mockClear();
      const jobs = createJobs(watched, log);
      jobs.handle('kept', { retries }, async () => undefined);
      jobs.repeat('daily', cron, async () => undefined);
      await jobs.start();
      await jobs.stop();
      return written.mock.calls.flat();
    };
    expect(await startWith(1, '0 4 * * *')).toEqual(['kept', 'daily', 'daily, time']);
    expect(await startWith(1, '0 4 * * *')).toEqual([]);
    expect(await startWith(2, '0 5 * * *')).toEqual(['kept', 'daily, time']);
    const { rows } = await database.execute(
      `select retry_limit, cron from ${JOB_SCHEMA}.queue, ${JOB_SCHEMA}.schedule where queue.name = 'kept' and schedule.name = 'daily'`,
    );
    expect(rows).toEqual([{ retry_limit: 2, cron: '0 5 * * *' }]);
  });

  it('survive an outage of the database, and go on after it', async () => {
    let away = false;
    const refused = vi.fn();
    const leaving: OpenDatabase = {
      ...database,
      execute: async (sql, values) => {
        if (!away) return database.execute(sql, values);
        refused();
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      },
    };
    const jobs = createJobs(leaving, log);
    const work = vi.fn(async () => undefined);
    jobs.handle('patient', {}, work);
    await start(jobs);
    await database.execute(`insert into ${JOB_SCHEMA}.job (name, data) values ('__pgboss__send-it', '{"name": "patient", "data": {}}')`);
    away = true;
    // Among them pg-boss's own queue of scheduled jobs, which it reads every five seconds.
    await vi.waitFor(() => expect(refused.mock.calls.length).toBeGreaterThan(2));
    away = false;
    await vi.waitFor(() => expect(work).toHaveBeenCalled());
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('go on when the clock is set back by days, and run a minute again that was run before', async () => {
    const jobs = createJobs(database, log);
    const work = vi.fn(async () => undefined);
    jobs.handle('set-back', {}, work);
    await start(jobs);
    const job = `${JOB_SCHEMA}.job`;
    await jobs.send('set-back', {}, { delaySeconds: 600 });
    await database.execute(`update ${job} set created_on = created_on + interval '3 days' where name = 'set-back'`);
    await database.execute(`insert into ${job} (name, state, singleton_on) values ('set-back', 'completed', now())`);
    await database.execute(`update ${JOB_SCHEMA}.version set cron_on = now() + interval '3 days'`);

    expect([await goOnFromNow(database.db), await goOnFromNow(database.db)]).toEqual([true, false]);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    const { rows } = await database.execute(`select from ${job} where name = 'set-back' and singleton_on is not null`);
    expect(rows).toEqual([]);
  });
});
