import { parentPort, type Transferable } from 'node:worker_threads';
import type { TaskAnswer } from './task-thread';

/**
 * Makes a thread's program of some work: called once, in the file that the thread starts from.
 * @param work does one task. @param moved the parts of its result that are handed over rather than copied.
 */
export function serveTasks<Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  moved: (result: Result) => Transferable[] = () => [],
): void {
  const answer = (message: TaskAnswer<Result>, transferred: Transferable[] = []) => parentPort?.postMessage(message, transferred);
  parentPort?.on('message', async (task: Task) => {
    try {
      const result = await work(task);
      answer({ result }, moved(result));
    } catch (error) {
      answer({ failure: String(error) });
    }
  });
}
