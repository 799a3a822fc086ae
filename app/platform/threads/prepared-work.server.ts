import { LRUCache } from 'lru-cache';
import type { ThreadWork } from './work-pool.server';

/** How many characters of tasks and results of one kind a process remembers. */
const MAX_CHARACTERS = 4_000_000;

interface PreparedOptions<Task, Result> {
  /** Does a heavy task. */
  thread: ThreadWork<Task, Result>;
  /** Does any task at once. */
  here(task: Task): Result;
  /** Whether others would notice the wait if it were done at once. */
  isHeavy(task: Task): boolean;
  /** What the result depends on. */
  keyOf(task: Task): string;
}

/** Work for a transaction, which must not wait for a thread: it is done before, and remembered. */
export interface PreparedWork<Task, Result> {
  /** Does a heavy task in a thread, unless all are busy. @param person whom to count it for. */
  prepare(task: Task, person: string): Promise<void>;
  /** What was prepared; anything else is done at once. */
  result(task: Task): Result;
}

/** Declares work that is prepared for transactions. @see docs/decisions/0157-heavy-work-in-a-pool.md */
export function preparedWork<Task, Result>(options: PreparedOptions<Task, Result>): PreparedWork<Task, Result> {
  const { thread, here, isHeavy, keyOf } = options;
  const done = new LRUCache<string, { result: Result }>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, key) => 2 * key.length + 1 });
  return {
    async prepare(task, person) {
      if (!isHeavy(task) || done.has(keyOf(task))) return;
      try {
        done.set(keyOf(task), { result: await thread.run(task, person) });
      } catch {
        // What a player saves must not fail for it: `result` does the task, or says why it cannot.
      }
    },
    result(task) {
      const prepared = isHeavy(task) ? done.get(keyOf(task)) : undefined;
      return prepared ? prepared.result : here(task);
    },
  };
}
