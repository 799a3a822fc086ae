import { expect, it, vi } from 'vitest';
import { Overloaded, overloadedTexts } from './overloaded';
import { preparedWork } from './prepared-work.server';

function prepared(run: (task: string) => Promise<string | undefined>) {
  const thread = { run: vi.fn(run) };
  const here = vi.fn((task: string): string | undefined => `${task}, done here`);
  return { thread, here, work: preparedWork({ thread, here, isHeavy: (task) => task.length > 5, keyOf: (task) => task }) };
}

it('has what a thread has prepared, once', async () => {
  const { thread, here, work } = prepared(async (task) => `${task}, done there`);
  await work.prepare('heavy one', 'mara');
  await work.prepare('heavy one', 'ivo');
  expect([work.result('heavy one'), work.result('heavy one')]).toEqual(['heavy one, done there', 'heavy one, done there']);
  expect(thread.run.mock.calls).toEqual([['heavy one', 'mara']]);
  expect(here).not.toHaveBeenCalled();
});

it('knows that nothing came of it', async () => {
  const { here, work } = prepared(async () => undefined);
  await work.prepare('heavy one', 'mara');
  expect(work.result('heavy one')).toBeUndefined();
  expect(here).not.toHaveBeenCalled();
});

it('does at once what is light, and what nobody has prepared', async () => {
  const { thread, work } = prepared(async (task) => task);
  await work.prepare('light', 'mara');
  expect([work.result('light'), work.result('heavy one')]).toEqual(['light, done here', 'heavy one, done here']);
  expect(thread.run).not.toHaveBeenCalled();
});

it.each([
  ['are busy', new Overloaded(overloadedTexts.own, 429)],
  ['break', new Error('The thread has ended with 1.')],
])('does it at once where the threads %s', async (_what, error) => {
  const { work } = prepared(() => Promise.reject(error));
  await work.prepare('heavy one', 'mara');
  expect(work.result('heavy one')).toBe('heavy one, done here');
});
