import { Worker } from 'node:worker_threads';
import { createTaskThread, type TaskThread, type TaskThreadDependencies, type Thread } from './task-thread';
import { ThreadBusy } from './thread-busy';

/** Largest heap of a thread, in MB: a task that needs more fails, with those that wait behind it. */
const HEAP_MB = 512;

interface ThreadOptions extends Pick<TaskThreadDependencies<never, never>, 'limitMs' | 'most'> {
  /** What is too many where a task cannot be done in time, such as 'Too many pictures are being drawn'. */
  busy: string;
}

/**
 * Does one kind of work in another thread.
 * @param address of a file that calls `serveTasks`, imported with `?thread`.
 * @returns a queue of tasks, which throws `ThreadBusy` while too many wait.
 */
export function threadOf<Task, Result>(address: string, { busy, ...limits }: ThreadOptions): TaskThread<Task, Result> {
  return createTaskThread({ ...limits, startThread: threadsOf<Task, Result>(address), busy: () => new ThreadBusy(busy) });
}

function threadsOf<Task, Result>(address: string): TaskThreadDependencies<Task, Result>['startThread'] {
  return ({ answered, broke }): Thread<Task> => {
    const worker = new Worker(new URL(address), { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.on('message', answered);
    worker.on('error', broke);
    worker.on('exit', (status) => broke(new Error(`The thread has ended with ${status}.`)));
    // The thread must not keep the process alive.
    worker.unref();
    return {
      take: (task) => worker.postMessage(task),
      end() {
        worker.removeAllListeners();
        worker.on('error', () => {});
        void worker.terminate();
      },
    };
  };
}
