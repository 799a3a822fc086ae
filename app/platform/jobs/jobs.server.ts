import PgBoss from 'pg-boss';
import type { OpenDatabase } from '../database/database.server';
import { isDatabaseAway } from '../database/database-away';
import type { Log } from '../log/log.server';

/** How often an idle worker looks for jobs that another process queued, in seconds. */
const POLL_SECONDS = 2;

export interface QueueOptions {
  /** How often a failed job is tried again; each wait is longer than the one before. */
  retries?: number;
  /** Seconds before the first new try. */
  retryDelaySeconds?: number;
  /** Seconds after which a try counts as failed. */
  expireInSeconds?: number;
}

/** Work that must be done even if this process dies: a row in the database, done by whichever process comes first. */
export interface Jobs {
  /** Says how jobs of a queue are done. Call before `start`. */
  handle<Data extends object>(queue: string, options: QueueOptions, work: (data: Data) => Promise<void>): void;
  /** Says what is to be done again and again, by a cron expression in UTC. Call before `start`. */
  repeat(queue: string, cron: string, work: () => Promise<void>): void;
  send<Data extends object>(queue: string, data: Data): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Registration {
  options: QueueOptions;
  cron?: string;
  work: (data: object) => Promise<void>;
}

/** Jobs on pg-boss, over the same connection as everything else, so that both databases behave alike. */
export function createJobs(database: OpenDatabase, log: Log): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (sql, values) => database.execute(sql, values) },
    // Each process has its clock; on the embedded database there is no other to disagree with.
    clockMonitorIntervalSeconds: 600,
    archiveCompletedAfterSeconds: 60,
    deleteAfterHours: 24,
  });
  boss.on('error', (error) => log.warn({ err: error }, isDatabaseAway(error) ? 'jobs wait: the database is away' : 'jobs failed'));
  const registrations = new Map<string, Registration>();
  const workers = new Map<string, string>();

  async function startQueue(queue: string, { options, cron, work }: Registration): Promise<void> {
    const settings = {
      name: queue,
      retryLimit: options.retries ?? 0,
      retryDelay: options.retryDelaySeconds ?? 1,
      retryBackoff: true,
      expireInSeconds: options.expireInSeconds ?? 60,
    };
    await boss.createQueue(queue, settings);
    await boss.updateQueue(queue, settings);
    const worker = await boss.work<object>(queue, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (job) await work(job.data ?? {});
    });
    workers.set(queue, worker);
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
      registrations.set(queue, { options: {}, cron, work });
    },
    async send(queue, data) {
      await boss.send(queue, data);
      const worker = workers.get(queue);
      if (worker) boss.notifyWorker(worker);
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
      await boss.stop({ graceful: true, close: false, timeout: 3_000 });
    },
  };
}
