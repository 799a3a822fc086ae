import { Worker } from 'node:worker_threads';
import { SECOND_MS } from '../clock/durations';
import { createPool, type Pool, type PoolOptions, type Thread, type ThreadListeners, type WorkRules } from './pool';
import type { ThreadProgram } from './pool-thread.server';
import poolThread from './pool-thread.server.ts?thread';

/** Largest heap of a thread, in MB. */
const HEAP_MB = 512;

/** Work that is done in another thread. */
export interface ThreadWork<Task, Result> {
  /** @param person whom to count it for: the id of a person, the address of a visitor. @throws as `Pool.run`. */
  run(task: Task, person?: string): Promise<Result>;
}

/** A pool of threads with a limited heap each. */
export function threadPool(options: PoolOptions & { heapMb?: number }): Pool {
  return createPool({ ...options, startThread: (listeners) => startThread(listeners, options.heapMb ?? HEAP_MB) });
}

/** How many tasks of one person may wait in a pool beside the one that is done. */
export const MOST_WAITING_OF_ONE = 4;

/** What people ask for that takes long: two threads, of which files leave one to pages. */
export const peoplesPool = threadPool({ threads: 2, mostWaiting: 32, mostOfOne: MOST_WAITING_OF_ONE, waitMs: 30 * SECOND_MS });

/**
 * Declares a kind of work that is done in a pool.
 * @param address of a program, imported with `?thread`; its type is the first argument: `workIn<typeof program>`.
 */
export function workIn<Program extends ThreadProgram<never, unknown>>(
  pool: Pool,
  address: string,
  rules: WorkRules,
): ThreadWork<Parameters<Program['work']>[0], Awaited<ReturnType<Program['work']>>> {
  const run = (task: unknown, person?: string) => pool.run({ program: address, task }, { ...rules, person });
  return { run } as ThreadWork<Parameters<Program['work']>[0], Awaited<ReturnType<Program['work']>>>;
}

function startThread({ answered, broke }: ThreadListeners, heapMb: number): Thread {
  const worker = new Worker(new URL(poolThread), { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  worker.on('message', answered);
  worker.on('error', broke);
  worker.on('exit', (status) => broke(new Error(`The thread has ended with ${status}.`)));
  // The thread must not keep the process alive.
  worker.unref();
  return {
    take: (work) => worker.postMessage(work),
    end() {
      worker.removeAllListeners();
      worker.on('error', () => {});
      void worker.terminate();
    },
  };
}
