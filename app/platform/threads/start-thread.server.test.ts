import { expect, it } from 'vitest';
import { threadOf } from './start-thread.server';

const LIMIT_MS = 60_000;

/** @param work what a thread does about a task, `task`. */
const threadThat = (work: string) => {
  const program = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', (task) => { ${work} });`;
  return threadOf<string, string>(`data:text/javascript,${encodeURIComponent(program)}`, { limitMs: LIMIT_MS, most: 4, busy: 'Too many' });
};
const DONE = 'parentPort.postMessage({ result: task })';

it.each([
  ['breaks', `if (task === 'bad') setImmediate(() => { throw new Error('broken'); }); else ${DONE}`, 'broken'],
  ['ends', `if (task === 'bad') process.exit(3); else ${DONE}`, 'The thread has ended with 3.'],
])('a thread that %s fails its task at once, and another one does the next', async (_what, work, reason) => {
  const { run } = threadThat(work);
  expect(await run('good')).toBe('good');
  await expect(run('bad')).rejects.toThrow(reason);
  expect(await run('good again')).toBe('good again');
});
