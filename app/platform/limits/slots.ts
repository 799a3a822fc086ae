import { Busy } from './busy';

export interface SlotOptions {
  /** Maximum number running at once. */
  atOnce: number;
  /** Maximum number waiting. */
  waiting: number;
  /** Maximum wait, in ms. */
  waitMs: number;
}

/** Runs a bounded number of tasks at once and lets a bounded number wait. */
export interface Slots {
  /** Runs some work when a slot is free. @throws {Busy} if too many wait, or no slot is free in time. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  begin(): void;
  timer: NodeJS.Timeout;
}

/** Creates slots for one kind of work in this process; first come, first served. */
export function createSlots({ atOnce, waiting, waitMs }: SlotOptions): Slots {
  let running = 0;
  const queue = new Set<Waiter>();

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.size >= waiting) throw new Busy('too much waits already');
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.delete(waiter);
        reject(new Busy('waited for too long'));
      }, waitMs);
      const waiter: Waiter = { begin: resolve, timer };
      queue.add(waiter);
    });
  }

  /** Hands the slot to the next waiter, so that no later caller takes it. */
  function pass(): void {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    queue.delete(next);
    clearTimeout(next.timer);
    next.begin();
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
