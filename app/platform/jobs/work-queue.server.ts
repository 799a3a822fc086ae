import { withTimeout } from '../retry/with-timeout';

/** How long an idle queue rests before it looks for jobs that another process sent, in ms. */
const POLL_MS = 2_000;

/** A job as its queue hands it out. */
export interface FetchedJob {
  id: string;
  data: object | null;
}

/** Where jobs come from and where their outcome is written down. */
export interface JobSource {
  /** Takes up to `count` jobs that are due; nobody else is given them until they fail or expire. */
  fetch(count: number): Promise<FetchedJob[]>;
  complete(id: string): Promise<unknown>;
  fail(id: string, reason: Error): Promise<unknown>;
}

export interface WorkQueueOptions {
  source: JobSource;
  /** How many jobs this process does at once. */
  concurrency: number;
  /** After this long a try counts as failed, in ms. */
  timeLimitMs: number;
  work(data: object): Promise<void>;
  /** Told when the source itself cannot be reached. */
  onError(error: unknown): void;
}

export interface QueueWorker {
  /** Says that a job was sent: an idle queue looks at once. */
  notify(): void;
  /**
   * Takes no more jobs and waits for those under way. What takes longer is handed back, for another process.
   * @param timeoutMs how long to wait.
   */
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Works a queue until it is empty, several jobs at a time, each with an outcome of its own.
 * @see docs/decisions/0071-jobs.md
 */
export function workQueue({ source, concurrency, timeLimitMs, work, onError }: WorkQueueOptions): QueueWorker {
  const underWay = new Map<string, Promise<void>>();
  let stopping = false;
  /** The last look brought as many jobs as were asked for. */
  let mayHoldMore = false;
  let isNotified = false;
  let wake = () => {};

  function notify(): void {
    isNotified = true;
    wake();
  }

  /** Until a job is sent, one under way is done while more may wait, or the time to look again has come. */
  function rest(): Promise<void> {
    if (isNotified || stopping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function settle({ id, data }: FetchedJob): Promise<void> {
    const failure = await failureOf(work(data ?? {}), timeLimitMs);
    // Stopping handed it back already.
    if (!underWay.has(id)) return;
    await (failure ? source.fail(id, failure) : source.complete(id)).catch(onError);
  }

  function begin(job: FetchedJob): void {
    const settled = settle(job).finally(() => {
      underWay.delete(job.id);
      if (mayHoldMore) notify();
    });
    underWay.set(job.id, settled);
  }

  async function look(): Promise<void> {
    const free = concurrency - underWay.size;
    const jobs = free > 0 ? await source.fetch(free) : [];
    for (const job of jobs) begin(job);
    mayHoldMore = jobs.length === free;
    // Some may have been done while it looked.
    if (mayHoldMore && underWay.size < concurrency) notify();
  }

  async function run(): Promise<void> {
    while (!stopping) {
      isNotified = false;
      await look().catch(onError);
      await rest();
    }
  }

  const running = run();
  return {
    notify,
    async stop(timeoutMs) {
      stopping = true;
      notify();
      await running;
      await withTimeout(Promise.all(underWay.values()), timeoutMs, () => undefined);
      const left = [...underWay.keys()];
      underWay.clear();
      const handedBack = new Error('The process stopped before this was done.');
      await Promise.all(left.map((id) => source.fail(id, handedBack).catch(onError)));
    },
  };
}

/** What a piece of work failed of, if it did: it may take so many ms. */
async function failureOf(work: Promise<void>, limitMs: number): Promise<Error | undefined> {
  try {
    return await withTimeout(
      work.then(() => undefined),
      limitMs,
      () => new Error('It took too long.'),
    );
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
