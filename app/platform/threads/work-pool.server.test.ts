import { expect, it } from 'vitest';
import { overloadedTexts } from './overloaded';
import type { WorkRules } from './pool';
import type { ThreadProgram } from './pool-thread.server';
import { type ThreadWork, threadPool, workIn } from './work-pool.server';

const HEAP_MB = 32;
const rules: WorkRules = { limitMs: 60_000, busy: 'Too many' };

const oneThread = () => threadPool({ threads: 1, mostWaiting: 4, waitMs: 60_000, heapMb: HEAP_MB });

/** Work of a pool with one thread. @param work what its program does about a task, `task`. */
function threadThat(work: string, limits: Partial<WorkRules> = {}, pool = oneThread()): ThreadWork<string, string> {
  const program = `data:text/javascript,${encodeURIComponent(`export function work(task) { if (task !== 'bad') return task; ${work} }`)}`;
  return workIn<ThreadProgram<string, string>>(pool, program, { ...rules, ...limits });
}

it.each([
  ['fails', `throw new Error('no such thing')`, 'no such thing'],
  ['breaks', `return new Promise(() => setImmediate(() => { throw new Error('broken'); }))`, 'broken'],
  ['ends', 'process.exit(3)', 'The thread has ended with 3.'],
  ['needs too much memory', 'const all = []; for (;;) all.push(new Array(10_000).fill({}));', overloadedTexts.tooMuch],
])('a task that %s is told so, while those behind it are done', async (_what, work, reason) => {
  const thread = threadThat(work);
  expect(await thread.run('good')).toBe('good');
  const bad = thread.run('bad');
  const next = thread.run('good again');
  await expect(bad).rejects.toThrow(reason);
  expect(await next).toBe('good again');
});

it('ends a thread that hangs, while this one goes on, and does what waits in another', async () => {
  const pool = oneThread();
  const bad = threadThat('for (;;);', { limitMs: 2_000 }, pool).run('bad');
  const next = threadThat('for (;;);', {}, pool).run('good');
  await expect(bad).rejects.toThrow(overloadedTexts.tooLong);
  expect(await next).toBe('good');
});

it('says which program cannot be loaded', async () => {
  const pool = threadPool({ threads: 1, mostWaiting: 4, waitMs: 60_000 });
  const work = workIn<ThreadProgram<string, string>>(pool, 'data:text/javascript,import "/none.js"', rules);
  await expect(work.run('task')).rejects.toThrow('none.js');
});
