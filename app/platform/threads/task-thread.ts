import { MINUTE_MS } from '../clock/durations';

/** What a thread answers a task. */
export type TaskAnswer<Result> = { result: Result } | { failure: string };

/** A thread that does one task at a time. */
export interface Thread<Task> {
  take(task: Task): void;
  /** Ends it; no further events follow. */
  end(): void;
}

export interface TaskThreadDependencies<Task, Result> {
  /** Starts a thread that reports answers and errors to the listeners. */
  startThread(listeners: { answered(answer: TaskAnswer<Result>): void; broke(error: Error): void }): Thread<Task>;
  /** Time limit of one task, in ms; a thread's first one may take a second longer than others. */
  limitMs: number;
  /** How many tasks may run or wait at once. */
  most: number;
  /** The error for tasks beyond that, and for those that wait while one exceeds its time. */
  busy(): Error;
  /** How long an idle thread is kept, in ms. */
  idleMs?: number;
}

/** Work done in another thread, so that it does not block this one. */
export interface TaskThread<Task, Result> {
  /**
   * Does a task once those before it are done.
   * @throws what `busy` returns, if too many wait or a task takes too long; an error with the task's message if it fails.
   */
  run(task: Task): Promise<Result>;
}

interface Order<Task, Result> {
  task: Task;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Works in one thread, which starts with the first task and ends after a while without work. */
export function createTaskThread<Task, Result>({
  startThread,
  limitMs,
  most,
  busy,
  idleMs = MINUTE_MS,
}: TaskThreadDependencies<Task, Result>): TaskThread<Task, Result> {
  /** The first one is being done. */
  const queue: Order<Task, Result>[] = [];
  let thread: Thread<Task> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function doNext(): void {
    clearTimeout(timer);
    const [order] = queue;
    if (!order) {
      timer = setTimeout(endThread, idleMs).unref();
      return;
    }
    timer = setTimeout(() => giveUp(busy()), limitMs);
    try {
      thread ??= startThread({ answered, broke: giveUp });
      thread.take(order.task);
    } catch (error) {
      giveUp(error instanceof Error ? error : new Error(String(error)));
    }
  }

  function answered(answer: TaskAnswer<Result>): void {
    const order = queue.shift();
    if ('result' in answer) order?.resolve(answer.result);
    else order?.reject(new Error(answer.failure));
    doNext();
  }

  /** A hanging or broken thread also fails all waiting tasks. */
  function giveUp(error: Error): void {
    clearTimeout(timer);
    endThread();
    for (const order of queue.splice(0)) order.reject(error);
  }

  function endThread(): void {
    thread?.end();
    thread = undefined;
  }

  return {
    async run(task) {
      if (queue.length >= most) throw busy();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      queue.push({ task, resolve, reject });
      if (queue.length === 1) doNext();
      return promise;
    },
  };
}
