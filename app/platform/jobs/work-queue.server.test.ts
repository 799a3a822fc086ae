import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FetchedJob, type QueueWorker, type WorkQueueOptions, workQueue } from './work-queue.server';

/** Jobs in memory with their outcomes. */
function jobsInMemory(ids: readonly string[]) {
  const waiting: FetchedJob[] = ids.map((id) => ({ id, data: { id } }));
  const outcomes = new Map<string, 'completed' | 'failed'>();
  const source: WorkQueueOptions['source'] = {
    fetch: vi.fn(async (count: number) => waiting.splice(0, count)),
    complete: async (id) => void outcomes.set(id, 'completed'),
    fail: async (id) => void outcomes.set(id, 'failed'),
  };
  return { waiting, outcomes, source };
}

const idOf = (data: object) => ('id' in data ? String(data.id) : '');
const never = () => new Promise<void>(() => undefined);

describe('a queue', () => {
  const running: QueueWorker[] = [];
  const start = (options: Pick<WorkQueueOptions, 'source' | 'work'> & Partial<WorkQueueOptions>) => {
    const worker = workQueue({ concurrency: 3, timeLimitMs: 20_000, onError: () => undefined, ...options });
    running.push(worker);
    return worker;
  };
  afterEach(() => Promise.all(running.splice(0).map((worker) => worker.stop(0))));

  it('is processed until empty, with limited concurrency', async () => {
    const ids = Array.from({ length: 100 }, (_, place) => `job ${place}`);
    const { outcomes, source } = jobsInMemory(ids);
    let underWay = 0;
    let most = 0;
    start({
      source,
      work: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise(setImmediate);
        underWay -= 1;
      },
    });
    await vi.waitFor(() => expect(outcomes.size).toBe(100));
    expect(most).toBe(3);
  });

  it('does not idle while more jobs may wait, however long a fetch takes', async () => {
    const { outcomes, source, waiting } = jobsInMemory(Array.from({ length: 60 }, (_, place) => `job ${place}`));
    // All running jobs finish before a fetch returns.
    source.fetch = async (count) => {
      await vi.waitFor(() => expect(outcomes.size + waiting.length).toBe(60), { interval: 1 });
      return waiting.splice(0, count);
    };
    start({ source, work: async () => undefined });
    await vi.waitFor(() => expect(outcomes.size).toBe(60));
  });

  it('gives each job its own outcome', async () => {
    const { outcomes, source } = jobsInMemory(['good', 'bad', 'good too']);
    start({
      source,
      work: async (data) => {
        if (idOf(data) === 'bad') throw new Error('It did not work.');
      },
    });
    await vi.waitFor(() => expect(outcomes.size).toBe(3));
    expect(Object.fromEntries(outcomes)).toEqual({ good: 'completed', bad: 'failed', 'good too': 'completed' });
  });

  it('continues past hanging jobs after their time limit', async () => {
    const { outcomes, source } = jobsInMemory(['hangs 1', 'hangs 2', 'hangs 3', 'good']);
    start({ source, timeLimitMs: 20, work: (data) => (idOf(data) === 'good' ? Promise.resolve() : never()) });
    await vi.waitFor(() => expect(outcomes.get('good')).toBe('completed'));
    expect(outcomes.get('hangs 1')).toBe('failed');
  });

  it('fetches at once when notified of a job', async () => {
    const { waiting, outcomes, source } = jobsInMemory([]);
    const worker = start({ source, work: async () => undefined });
    await vi.waitFor(() => expect(source.fetch).toHaveBeenCalled());
    waiting.push({ id: 'late', data: null });
    worker.notify();
    await vi.waitFor(() => expect(outcomes.get('late')).toBe('completed'));
  });

  it('continues after a failed fetch', async () => {
    const { outcomes, source } = jobsInMemory(['first', 'second']);
    vi.mocked(source.fetch).mockRejectedValueOnce(new Error('The database is away.'));
    const onError = vi.fn();
    const worker = start({ source, onError, work: async () => undefined });
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    worker.notify();
    await vi.waitFor(() => expect(outcomes.size).toBe(2));
  });

  it('waits for running jobs when stopping, and starts no others', async () => {
    const { outcomes, source } = jobsInMemory(['under way', 'waiting']);
    let finish = () => {};
    const worker = start({ source, concurrency: 1, work: () => new Promise((resolve) => (finish = resolve)) });
    await vi.waitFor(() => expect(source.fetch).toHaveBeenCalled());
    const stopped = worker.stop(20_000);
    finish();
    await stopped;
    expect([...outcomes]).toEqual([['under way', 'completed']]);
  });

  it('hands hanging jobs back once when stopping', async () => {
    const { outcomes, source } = jobsInMemory(['hangs']);
    let finish = () => {};
    const worker = start({ source, work: () => new Promise((resolve) => (finish = resolve)) });
    await vi.waitFor(() => expect(source.fetch).toHaveBeenCalled());
    await worker.stop(0);
    expect(outcomes.get('hangs')).toBe('failed');
    finish();
    await new Promise(setImmediate);
    expect(outcomes.get('hangs')).toBe('failed');
  });
});
