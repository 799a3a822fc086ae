import { parentPort, type Transferable } from 'node:worker_threads';
import type { ThreadAnswer, Work } from './pool';

/** What a file exports that does work in a thread: its name ends in `-thread.server.ts`, and it is imported with `?thread`. */
export interface ThreadProgram<Task, Result> {
  /** Does one task. */
  work: (task: Task) => Result | Promise<Result>;
  /** The parts of a result that are handed over rather than copied. */
  moved?: (result: never) => Transferable[];
}

// What every thread runs: it loads a program with its first task, and does one task after the other.

parentPort?.on('message', async ({ program, task }: Work) => {
  const answer = (message: ThreadAnswer, transferred: Transferable[] = []) => parentPort?.postMessage(message, transferred);
  try {
    const { work, moved }: ThreadProgram<unknown, never> = await import(/* @vite-ignore */ program);
    const result = await work(task);
    answer({ result }, moved?.(result));
  } catch (error) {
    answer({ failure: String(error) });
  }
});
