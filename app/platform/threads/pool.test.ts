import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Overloaded, overloadedTexts } from './overloaded';
import { createPool, type Pool, type ThreadAnswer, type WorkRules } from './pool';

const IDLE_MS = 5_000;
const LIMIT_MS = 1_000;
const WAIT_MS = 3_000;
const BUSY = 'Too many things are being made';

/** A thread of a test, which does what it is told. */
interface TestThread {
  tasks: unknown[];
  ended: boolean;
  answer(answer: ThreadAnswer): void;
  fail(error: Error): void;
}

let threads: TestThread[];
let starts: boolean;

function poolOf(limits: { threads?: number; mostWaiting?: number; mostOfOne?: number } = {}): Pool {
  return createPool({
    ...{ threads: 1, mostWaiting: 20, waitMs: WAIT_MS, idleMs: IDLE_MS, ...limits },
    startThread({ answered, broke }) {
      if (!starts) throw new Error('no thread');
      const thread: TestThread = { tasks: [], ended: false, answer: answered, fail: broke };
      threads.push(thread);
      return {
        take: ({ task }) => void thread.tasks.push(task),
        end() {
          thread.ended = true;
        },
      };
    },
  });
}

function run(pool: Pool, task: string, rules: Partial<WorkRules> & { person?: string } = {}): Promise<unknown> {
  return pool.run({ program: 'program', task }, { limitMs: LIMIT_MS, busy: BUSY, ...rules });
}

/** The tasks of each thread. */
const tasks = () => threads.map((thread) => thread.tasks);
const finish = (thread: number, result = 'done') => threads[thread]?.answer({ result });

beforeEach(() => {
  threads = [];
  starts = true;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a pool of threads', () => {
  it('starts with the first task, does one at a time in each thread, and ends when idle', async () => {
    const pool = poolOf();
    expect(threads).toHaveLength(0);
    const results = [run(pool, 'one'), run(pool, 'two')];
    expect(tasks()).toEqual([['one']]);
    finish(0, '1');
    finish(0, '2');
    expect(await Promise.all(results)).toEqual(['1', '2']);
    vi.advanceTimersByTime(IDLE_MS);
    expect(threads[0]?.ended).toBe(true);
    void run(pool, 'three');
    expect(tasks()).toEqual([['one', 'two'], ['three']]);
  });

  it('reports a task that fails, and does the next one in the same thread', async () => {
    const pool = poolOf();
    const results = Promise.allSettled([run(pool, 'one'), run(pool, 'two')]);
    threads[0]?.answer({ failure: 'no such thing' });
    finish(0, '2');
    expect(await results).toMatchObject([{ reason: { message: 'no such thing' } }, { value: '2' }]);
  });
});

describe('one person', () => {
  it('has one task done at a time while others are served, and none is lost', async () => {
    const pool = poolOf({ threads: 3 });
    const hers = [run(pool, 'her first', { person: 'mara' }), run(pool, 'her second', { person: 'mara' })];
    const his = run(pool, 'his', { person: 'ivo' });
    expect(tasks()).toEqual([['her first'], ['his']]);
    finish(0);
    expect(tasks()).toEqual([['her first', 'her second'], ['his']]);
    finish(0);
    finish(1);
    expect(await Promise.all([...hers, his])).toEqual(['done', 'done', 'done']);
  });

  it('is behind others who have had nothing done, however early they asked', async () => {
    const pool = poolOf();
    for (const task of ['her first', 'her second', 'her third']) void run(pool, task, { person: 'mara' });
    void run(pool, 'his first', { person: 'ivo' });
    void run(pool, 'his second', { person: 'ivo' });
    void run(pool, 'theirs', { person: 'lena' });
    for (let count = 0; count < 5; count += 1) finish(0);
    expect(tasks()).toEqual([['her first', 'his first', 'theirs', 'her second', 'his second', 'her third']]);
  });

  it('is told at once that too much of theirs waits, which others do not notice', async () => {
    const pool = poolOf({ mostOfOne: 2 });
    for (let count = 0; count < 3; count += 1) void run(pool, `hers ${count}`, { person: 'mara' });
    await expect(run(pool, 'hers 3', { person: 'mara' })).rejects.toMatchObject({ status: 429, message: overloadedTexts.own });
    const his = run(pool, 'his', { person: 'ivo' });
    for (let count = 0; count < 4; count += 1) finish(0);
    expect(await his).toBe('done');
  });
});

describe('files', () => {
  it('leave one thread to pages', () => {
    const pool = poolOf({ threads: 2 });
    for (const task of ['book', 'other book']) void run(pool, task, { isFile: true });
    expect(tasks()).toEqual([['book']]);
    void run(pool, 'page');
    expect(tasks()).toEqual([['book'], ['page']]);
    finish(1);
    expect(tasks()).toEqual([['book'], ['page']]);
    finish(0);
    expect(tasks()).toEqual([['book', 'other book'], ['page']]);
  });

  it('begin beside a page', () => {
    const pool = poolOf({ threads: 2 });
    void run(pool, 'page');
    void run(pool, 'book', { isFile: true });
    expect(tasks()).toEqual([['page'], ['book']]);
  });

  it('wait for the pages that have come after them', () => {
    const pool = poolOf();
    void run(pool, 'page');
    void run(pool, 'book', { isFile: true });
    void run(pool, 'other page');
    finish(0);
    expect(tasks()).toEqual([['page', 'other page']]);
  });
});

describe('a thread', () => {
  it.each([
    ['takes too long', () => vi.advanceTimersByTime(LIMIT_MS), { status: 503, message: overloadedTexts.tooLong }],
    [
      'needs too much memory',
      () => threads[0]?.fail(Object.assign(new Error('heap'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })),
      { status: 503, message: overloadedTexts.tooMuch },
    ],
    ['breaks', () => threads[0]?.fail(new Error('broken')), { message: 'broken' }],
  ])('that %s fails its own task alone, and another thread goes on', async (_what, happen, reason) => {
    const pool = poolOf();
    const lost = run(pool, 'one');
    const others = [run(pool, 'two', { limitMs: LIMIT_MS * 9 }), run(pool, 'three')];
    lost.catch(() => {});
    happen();
    await expect(lost).rejects.toMatchObject(reason);
    expect([threads[0]?.ended, tasks()]).toEqual([true, [['one'], ['two']]]);
    finish(1);
    finish(1);
    expect(await Promise.all(others)).toEqual(['done', 'done']);
  });

  it('that breaks while it is idle is replaced for the next task', async () => {
    const pool = poolOf();
    const first = run(pool, 'one');
    finish(0);
    await first;
    threads[0]?.fail(new Error('broken'));
    void run(pool, 'two');
    expect(tasks()).toEqual([['one'], ['two']]);
  });

  it('that cannot be started fails its task, and later ones are tried again', async () => {
    const pool = poolOf();
    starts = false;
    await expect(run(pool, 'one')).rejects.toThrow('no thread');
    starts = true;
    void run(pool, 'two');
    expect(tasks()).toEqual([['two']]);
  });
});

describe('tasks that wait', () => {
  it('are limited in number', async () => {
    const pool = poolOf({ mostWaiting: 2 });
    for (let count = 0; count < 3; count += 1) void run(pool, 'one');
    await expect(run(pool, 'one too many')).rejects.toMatchObject({ status: 503, message: overloadedTexts.tooMany(BUSY) });
  });

  it('wait no longer than they may', async () => {
    const pool = poolOf();
    void run(pool, 'long', { limitMs: WAIT_MS * 2 });
    const waiting = run(pool, 'waiting');
    waiting.catch(() => {});
    vi.advanceTimersByTime(WAIT_MS);
    await expect(waiting).rejects.toMatchObject({ status: 503, message: overloadedTexts.tooMany(BUSY) });
    finish(0);
    expect(tasks()).toEqual([['long']]);
  });

  it('may be of a kind with more patience', async () => {
    const pool = poolOf();
    void run(pool, 'long', { limitMs: WAIT_MS * 2 });
    const waiting = run(pool, 'patient', { waitMs: WAIT_MS * 2 });
    vi.advanceTimersByTime(WAIT_MS);
    finish(0);
    finish(0);
    expect(await waiting).toBe('done');
  });
});

it('answers those it cannot serve with when to try again', () => {
  const answer = new Overloaded(overloadedTexts.tooMany(BUSY)).response();
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});
