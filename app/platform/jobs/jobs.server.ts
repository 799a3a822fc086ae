import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../database/database.server';
import { isDatabaseAway } from '../database/database-away';
import type { Log } from '../log/log.server';
import { type QueueWorker, workQueue } from './work-queue.server';

/** Jobs that a process left behind, because it died, wait this long at most beyond their own time limit, in seconds. */
const MAINTENANCE_SECONDS = 30;
const DEFAULT_EXPIRE_SECONDS = 60;
/** What comes round by the clock, such as a sweep after an outage, may take this long, in seconds; the next round waits for it. */
const REPEATED_EXPIRE_SECONDS = 15 * 60;
/** When the process stops, jobs under way have this long, in ms. */
const STOP_MS = 3_000;
/** pg-boss's own queue, from which it sends what a cron expression asks for. */
const CRON_QUEUE = '__pgboss__send-it';

export interface QueueOptions {
  /** How often a failed job is tried again; each wait is longer than the one before. */
  retries?: number;
  /** Seconds before the first new try. */
  retryDelaySeconds?: number;
  /** Seconds after which a try counts as failed. */
  expireInSeconds?: number;
  /** How many jobs of the queue a process does at once; 1 unless told. */
  concurrency?: number;
}

/** Work that must be done even if this process dies: a row in the database, done by whichever process comes first. */
export interface Jobs {
  /** Says how jobs of a queue are done. Call before `start`. */
  handle<Data extends object>(queue: string, options: QueueOptions, work: (data: Data) => Promise<void>): void;
  /** Says what is to be done again and again, by a cron expression in UTC. Call before `start`. */
  repeat(queue: string, cron: string, work: () => Promise<void>): void;
  /** Adds a job. @param options.delaySeconds it is not done earlier than that. */
  send<Data extends object>(queue: string, data: Data, options?: { delaySeconds?: number }): Promise<void>;
  start(): Promise<void>;
  /** Takes no more jobs and waits up to 3 s for those under way. */
  stop(): Promise<void>;
}

interface Registration {
  options: QueueOptions;
  cron?: string;
  work: (data: object) => Promise<void>;
}

/** Jobs on pg-boss, over the same connection as everything else, so that both databases behave alike. */
export function createJobs(database: OpenDatabase, log: Log): Jobs {
  const report = (error: unknown) => log.warn({ err: error }, isDatabaseAway(error) ? 'jobs wait: the database is away' : 'jobs failed');
  const boss = new PgBoss({
    db: { executeSql: survivingCron(database, report) },
    // Each process has its clock; on the embedded database there is no other to disagree with.
    clockMonitorIntervalSeconds: 600,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 60,
    deleteAfterHours: 24,
  });
  boss.on('error', report);
  const registrations = new Map<string, Registration>();
  const workers = new Map<string, QueueWorker>();

  async function startQueue(queue: string, { options, cron, work }: Registration): Promise<void> {
    const expireInSeconds = options.expireInSeconds ?? DEFAULT_EXPIRE_SECONDS;
    const settings = {
      name: queue,
      retryLimit: options.retries ?? 0,
      retryDelay: options.retryDelaySeconds ?? 1,
      retryBackoff: true,
      expireInSeconds,
    };
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
    const source = {
      fetch: (count: number) => boss.fetch<object>(queue, { batchSize: count }),
      complete: (id: string) => boss.complete(queue, id),
      fail: (id: string, reason: Error) => boss.fail(queue, id, reason),
    };
    const concurrency = options.concurrency ?? 1;
    workers.set(queue, workQueue({ source, concurrency, timeLimitMs: expireInSeconds * 1000, work, onError: report }));
    if (cron) await boss.schedule(queue, cron, {}, { tz: 'UTC' });
  }

  /** Jobs that waited when a backup was taken wait again, once it is restored. */
  async function sendRestored(): Promise<void> {
    for (const { id, queue, data } of await database.db.selectFrom('job_to_send').selectAll().execute()) {
      if (registrations.has(queue)) await boss.send(queue, data, { id });
      await database.db.deleteFrom('job_to_send').where('id', '=', id).execute();
    }
  }

  return {
    handle(queue, options, work) {
      registrations.set(queue, { options, work: work as Registration['work'] });
    },
    repeat(queue, cron, work) {
      registrations.set(queue, { options: { expireInSeconds: REPEATED_EXPIRE_SECONDS }, cron, work });
    },
    async send(queue, data, { delaySeconds } = {}) {
      await boss.send(queue, data, delaySeconds ? { startAfter: delaySeconds } : {});
      workers.get(queue)?.notify();
    },
    async start() {
      // pg-boss makes a table for each queue, and two processes that start at once would make it twice.
      await database.exclusively(async () => {
        await boss.start();
        for (const [queue, registration] of registrations) await startQueue(queue, registration);
      });
      await sendRestored();
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop(STOP_MS)));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/**
 * Runs pg-boss's statements. It does not wait for the one that writes down that cron jobs were sent: were that to
 * fail while the database is away, nobody would catch it, and the process would end.
 */
function survivingCron(database: OpenDatabase, report: (error: unknown) => void): OpenDatabase['execute'] {
  return async (sql, values) => {
    try {
      return await database.execute(sql, values);
    } catch (error) {
      const isOutcomeOfCron = values?.[0] === CRON_QUEUE && Array.isArray(values[1]);
      if (!isOutcomeOfCron) throw error;
      report(error);
      return { rows: [{ count: '0' }] };
    }
  };
}
