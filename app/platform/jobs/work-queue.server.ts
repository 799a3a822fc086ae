import { withTimeout } from '../retry/with-timeout';

/** A job fetched from its queue. */
export interface FetchedJob {
  id: string;
  data: object | null;
}

/** Provides jobs and records their outcomes. */
interface JobSource {
  /** Takes up to `count` due jobs exclusively, until they fail or expire. */
  fetch(count: number): Promise<FetchedJob[]>;
  complete(id: string): Promise<unknown>;
  fail(id: string, reason: Error): Promise<unknown>;
}

export interface WorkQueueOptions {
  source: JobSource;
  /** Number of jobs that this process runs at once. */
  concurrency: number;
  /** Time limit of a try, in ms. */
  timeLimitMs: number;
  work(data: object): Promise<void>;
  /** Called if a job fails or takes too long. */
  onFailure?: ((failure: Error) => void) | undefined;
  /** Called if the source itself fails. */
  onError(error: unknown): void;
}

export interface QueueWorker {
  /** Wakes an idle queue when a job was sent or has become due. */
  notify(): void;
  /**
   * Stops taking jobs and waits for running ones. Jobs that take longer are handed back for another process.
   * @param timeoutMs maximum wait, in ms.
   */
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Processes a queue until it is empty, several jobs at a time, each with its own outcome.
 * @see docs/decisions/0071-jobs.md
 */
export function workQueue({ source, concurrency, timeLimitMs, work, onFailure, onError }: WorkQueueOptions): QueueWorker {
  const underWay = new Map<string, Promise<void>>();
  let stopping = false;
  /** The last fetch returned as many jobs as requested. */
  let mayHoldMore = false;
  let isNotified = false;
  let wake = () => {};

  function notify(): void {
    isNotified = true;
    wake();
  }

  /** Waits until it is told of a job, or a running one ends while more may wait. */
  function rest(): Promise<void> {
    if (isNotified || stopping) return Promise.resolve();
    return new Promise((resolve) => {
      wake = resolve;
    });
  }

  async function settle({ id, data }: FetchedJob): Promise<void> {
    const failure = await failureOf(work(data ?? {}), timeLimitMs);
    // Already handed back by stopping.
    if (!underWay.has(id)) return;
    if (failure) onFailure?.(failure);
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
    // Some may have finished during the fetch.
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

/** The error of some work, if it failed or exceeded the time limit. */
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
