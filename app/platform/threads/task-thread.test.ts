import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTaskThread, type TaskAnswer } from './task-thread';
import { ThreadBusy } from './thread-busy';

const MOST = 24;

const tooBusy = () => new ThreadBusy('Too many things are made');

describe('the thread', () => {
  const threads: { taken: number; ended: boolean; answer(answer: TaskAnswer<string>): void; fail(error: Error): void }[] = [];
  const tasks = () =>
    createTaskThread<string, string>({
      ...{ limitMs: 1_000, idleMs: 5_000, most: MOST, busy: tooBusy },
      startThread({ answered, broke }) {
        const thread = { taken: 0, ended: false, answer: answered, fail: broke };
        threads.push(thread);
        return {
          take() {
            thread.taken += 1;
          },
          end() {
            thread.ended = true;
          },
        };
      },
    });

  beforeEach(() => {
    threads.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('starts with the first task, does one at a time, and ends when idle', async () => {
    const { run } = tasks();
    expect(threads).toHaveLength(0);
    const results = [run('one'), run('two')];
    expect(threads.map(({ taken }) => taken)).toEqual([1]);
    threads[0]?.answer({ result: '1' });
    threads[0]?.answer({ result: '2' });
    expect(await Promise.all(results)).toEqual(['1', '2']);
    expect(threads.map(({ taken, ended }) => [taken, ended])).toEqual([[2, false]]);
    vi.advanceTimersByTime(5_000);
    expect(threads[0]?.ended).toBe(true);
    void run('three');
    expect(threads.map(({ taken }) => taken)).toEqual([2, 1]);
  });

  it('reports a task that fails, and does the next one', async () => {
    const { run } = tasks();
    const results = Promise.allSettled([run('one'), run('two')]);
    threads[0]?.answer({ failure: 'no such thing' });
    threads[0]?.answer({ result: '2' });
    expect(await results).toMatchObject([{ reason: { message: 'no such thing' } }, { value: '2' }]);
  });

  it('that takes too long is ended, and all waiting tasks are told to retry', async () => {
    const { run } = tasks();
    const waiting = Promise.allSettled([run('one'), run('two')]);
    vi.advanceTimersByTime(1_000);
    for (const { reason } of (await waiting) as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(ThreadBusy);
    expect(threads[0]?.ended).toBe(true);
    const again = run('three');
    threads[1]?.answer({ result: '3' });
    expect(await again).toBe('3');
  });

  it('that breaks is replaced by another for the next task', async () => {
    const { run } = tasks();
    const lost = run('one');
    threads[0]?.fail(new Error('out of memory'));
    await expect(lost).rejects.toThrow('out of memory');
    void run('two');
    expect(threads.map(({ taken }) => taken)).toEqual([1, 1]);
  });

  it('that cannot be started does not block later tasks', async () => {
    let tries = 0;
    const { run } = createTaskThread<string, string>({
      ...{ limitMs: 1_000, most: MOST, busy: tooBusy },
      startThread() {
        tries += 1;
        throw new Error('no thread');
      },
    });
    await expect(run('one')).rejects.toThrow('no thread');
    await expect(run('two')).rejects.toThrow('no thread');
    expect(tries).toBe(2);
  });

  it('limits the number of waiting tasks', async () => {
    const { run } = tasks();
    for (let count = 0; count < MOST; count += 1) void run('one');
    await expect(run('one too many')).rejects.toBeInstanceOf(ThreadBusy);
  });

  it('answers those it cannot serve with when to try again', () => {
    const answer = tooBusy().response();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
  });
});
