import { setInterval } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { CompiledQuery } from 'kysely';
import { PgBoss, type QueueResult } from 'pg-boss';
import type { Executor, OpenDatabase } from '../database/database.server';
import { isDatabaseAway } from '../database/database-away';
import { askingAs } from '../database/query-origin.server';
import type { Figures } from '../log/figures.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import { inSpan, noTracing, type Tracing } from '../tracing/tracing.server';
import { goOnFromNow, steadyClock } from './clock-set-back.server';
import { FinalFailure } from './final-failure';
import { hasFormerQueue, takeFormerJobs } from './former-queue.server';
import { jobFigures } from './job-figures.server';
import { JOB_SCHEMA } from './job-schema';
import { type QueueWorker, workQueue } from './work-queue.server';

/** How long jobs of a process that died wait at most beyond their own time limit, in seconds. */
const SUPERVISE_SECONDS = 30;
/** How often jobs that ended a day ago are removed, in seconds. */
const REMOVE_SECONDS = 60 * 60;
const KEEP_ENDED_SECONDS = 24 * 60 * 60;
/** Work of pg-boss for features that this site does not use, as seldom as it allows, in seconds. */
const UNUSED_SECONDS = 24 * 60 * 60;
const DEFAULT_EXPIRE_SECONDS = 60;
/** Time limit of scheduled jobs, such as a sweep after an outage, in seconds. */
const REPEATED_EXPIRE_SECONDS = 15 * 60;
/** Time for running jobs when the process stops, in ms. */
const STOP_MS = 3_000;
/** How often all queues are asked for jobs that other processes sent or that have become due, in ms. */
const POLL_MS = 2_000;
/** The queues with such jobs. One statement for all of them: an idle site does little else. */
const DUE_QUEUES = `select distinct name from ${JOB_SCHEMA}.job where name = any($1) and state < 'active' and start_after < now()`;
/** Leaves a job no other try. */
const LAST_TRY = `update ${JOB_SCHEMA}.job set retry_limit = retry_count where name = $1 and id = $2`;
/** How often the database's clock is looked at, in ms. */
const CLOCK_MS = 60_000;
/** Looks each minute for jobs that a process of an earlier release has left behind. */
const FORMER_JOBS = 'former-jobs';

interface QueueOptions {
  /** Number of retries of a failed job, with growing delays; none after a `FinalFailure`. */
  retries?: number;
  /** Delay before the first retry, in seconds. */
  retryDelaySeconds?: number;
  /** Time limit of a try, in seconds. */
  expireInSeconds?: number;
  /** Number of the queue's jobs that a process runs at once; default 1. */
  concurrency?: number;
}

/** Work that must be done even if this process dies: rows in the database, done by the first free process. */
export interface Jobs {
  /** Registers the handler of a queue, which logs its failures itself. Call before `start`. */
  handle<Data extends object>(queue: string, options: QueueOptions, work: (data: Data) => Promise<void>): void;
  /**
   * Schedules repeated work by a cron expression in UTC; each failure is logged. Call before `start`.
   * @param limitSeconds how long it may take; the next run waits for it.
   */
  repeat(queue: string, cron: string, work: () => Promise<void>, limitSeconds?: number): void;
  /**
   * Adds a job.
   * @param options.delaySeconds minimum delay. @param options.executor a transaction with which the job is committed, or not at all.
   */
  send<Data extends object>(queue: string, data: Data, options?: { delaySeconds?: number; executor?: Executor | undefined }): Promise<void>;
  start(): Promise<void>;
  /** How many jobs wait in each queue, how long the oldest has waited, and whether its jobs fail. */
  figures: Figures;
  /** Stops taking jobs and waits up to 3 s for running ones. */
  stop(): Promise<void>;
}

interface Registration {
  options: QueueOptions;
  cron?: string;
  work: (data: object) => Promise<void>;
}

/** Queues as pg-boss has stored them, by name, with what repeats them. */
type KnownQueues = ReadonlyMap<string, { settings: QueueResult; cron: string | undefined }>;

/** Jobs on pg-boss over the application's own connections, so that both databases behave alike. */
export function createJobs(database: OpenDatabase, log: Log, metrics?: Pick<Metrics, 'jobSeconds'>, tracing: Tracing = noTracing): Jobs {
  const report = (error: unknown) => log.warn({ err: error }, isDatabaseAway(error) ? 'jobs wait: the database is away' : 'jobs failed');
  const execute: OpenDatabase['execute'] = (sql, values) => askingAs('jobs', () => database.execute(sql, values));
  const boss = new PgBoss({
    db: { executeSql: execute },
    schema: JOB_SCHEMA,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: REMOVE_SECONDS,
    flowIntervalSeconds: UNUSED_SECONDS,
    bamIntervalSeconds: UNUSED_SECONDS,
    registerInstance: false,
    clock: steadyClock,
    clockMonitorIntervalSeconds: CLOCK_MS / 1_000,
  });
  boss.on('error', (told) => report(asError(told)));
  const registrations = new Map<string, Registration>();
  const workers = new Map<string, QueueWorker>();
  const stopping = new AbortController();
  let polling: Promise<unknown> | undefined;

  async function startQueue(queue: string, { options, cron, work }: Registration, known: KnownQueues = new Map()): Promise<void> {
    const expireInSeconds = options.expireInSeconds ?? DEFAULT_EXPIRE_SECONDS;
    const settings = {
      name: queue,
      retryLimit: options.retries ?? 0,
      retryDelay: options.retryDelaySeconds ?? 1,
      retryBackoff: true,
      expireInSeconds,
      deleteAfterSeconds: KEEP_ENDED_SECONDS,
    };
    const stored = known.get(queue);
    if (!stored) await boss.createQueue(queue, settings);
    else if (!isDeepStrictEqual({ ...stored.settings, ...settings }, stored.settings)) await boss.updateQueue(queue, settings);
    const source = {
      fetch: (count: number) => boss.fetch<object>(queue, { batchSize: count }),
      complete: (id: string) => boss.complete(queue, id),
      fail: async (id: string, reason: Error) => {
        if (reason instanceof FinalFailure) await execute(LAST_TRY, [queue, id]);
        return boss.fail(queue, id, reason);
      },
    };
    const concurrency = options.concurrency ?? 1;
    const timed = metrics ? timedWork(metrics, queue, work) : work;
    const name = `job ${queue}`;
    const traced = (data: object) =>
      inSpan(tracing, { kind: 'consumer', name, facts: { 'job.queue': queue } }, () => askingAs(name, () => timed(data)));
    const onFailure = cron ? (failure: Error) => log.warn({ err: failure, queue }, 'a job failed') : undefined;
    const worker = { source, concurrency, timeLimitMs: expireInSeconds * 1000, work: traced, onFailure, onError: report };
    workers.set(queue, workQueue(worker));
    if (cron && cron !== stored?.cron) await boss.schedule(queue, cron, {}, { tz: 'UTC' });
  }

  /** Reads at once what most starts find as it should be: asking for each queue takes some 400 queries. */
  async function knownQueues(): Promise<KnownQueues> {
    const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
    const queues = await boss.getQueues([...registrations.keys()]);
    return new Map(queues.map((settings) => [settings.name, { settings, cron: crons.get(settings.name) }]));
  }

  /** Wakes the queues that have jobs due. */
  async function wakeDue(): Promise<void> {
    const { rows } = await execute(DUE_QUEUES, [[...workers.keys()]]);
    for (const { name } of rows) workers.get(String(name))?.notify();
  }

  async function lookAtClock(): Promise<void> {
    if (await askingAs('jobs', () => goOnFromNow(database.db))) log.warn('the clock was set back: repeated jobs go on from now');
  }

  /** Does some work again and again, until the process stops. */
  async function every(ms: number, work: () => Promise<void>): Promise<void> {
    const { signal } = stopping;
    try {
      for await (const _tick of setInterval(ms, undefined, { signal })) await work().catch(report);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** Sends the jobs that were waiting when a restored backup was taken. */
  async function sendRestored(): Promise<void> {
    for (const { id, queue, data } of await database.db.selectFrom('job_to_send').selectAll().execute()) {
      if (registrations.has(queue)) await boss.send(queue, data, { id });
      await database.db.deleteFrom('job_to_send').where('id', '=', id).execute();
    }
  }

  /** Takes over the jobs of an earlier release's queue, now and each minute. */
  async function takeOver(): Promise<void> {
    if (!(await hasFormerQueue(database.db))) return;
    const queues = [...registrations.keys()];
    const work = async () => {
      const taken = await takeFormerJobs(database.db, queues, ({ id, queue, data, delaySeconds }, executor) =>
        boss.send(queue, data, { id, startAfter: delaySeconds, db: sqlOf(executor) }),
      );
      if (taken > 0) log.info({ jobs: taken }, 'jobs of an earlier release taken over');
    };
    await work();
    await startQueue(FORMER_JOBS, { options: {}, cron: '* * * * *', work });
  }

  return {
    handle(queue, options, work) {
      registrations.set(queue, { options, work: work as Registration['work'] });
    },
    repeat(queue, cron, work, limitSeconds = REPEATED_EXPIRE_SECONDS) {
      registrations.set(queue, { options: { expireInSeconds: limitSeconds }, cron, work });
    },
    async send(queue, data, { delaySeconds, executor } = {}) {
      await boss.send(queue, data, { ...(delaySeconds && { startAfter: delaySeconds }), ...(executor && { db: sqlOf(executor) }) });
      workers.get(queue)?.notify();
    },
    async start() {
      // pg-boss creates a table for each queue, which two processes starting at once would create twice.
      await database.exclusively(async () => {
        await boss.start();
        await lookAtClock();
        const known = await knownQueues();
        for (const [queue, registration] of registrations) await startQueue(queue, registration, known);
        await askingAs('jobs', takeOver);
      });
      await askingAs('jobs', sendRestored);
      polling = Promise.all([every(POLL_MS, wakeDue), every(CLOCK_MS, lookAtClock)]);
    },
    figures: jobFigures(
      database,
      () => [...workers.keys()],
      (queue) => registrations.get(queue)?.cron !== undefined,
    ),
    async stop() {
      stopping.abort();
      await polling;
      await Promise.all([...workers.values()].map((worker) => worker.stop(STOP_MS)));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function timedWork({ jobSeconds }: Pick<Metrics, 'jobSeconds'>, queue: string, work: Registration['work']): Registration['work'] {
  return async (data) => {
    const stopTimer = jobSeconds.startTimer({ queue });
    try {
      await work(data);
      stopTimer({ outcome: 'done' });
    } catch (error) {
      stopTimer({ outcome: 'failed' });
      throw error;
    }
  };
}

/** Runs pg-boss's statements with an open transaction. */
function sqlOf(executor: Executor) {
  return { executeSql: (sql: string, values: unknown[]) => executor.executeQuery(CompiledQuery.raw(sql, values)) };
}

/** pg-boss tells of some errors by plain copies of them. */
function asError(told: unknown): unknown {
  return told instanceof Error || typeof told !== 'object' || told === null ? told : Object.assign(new Error(), told);
}
