import { Busy } from './busy';

export interface SlotOptions {
  /** How much runs at once. */
  atOnce: number;
  /** How much more may wait for its turn. */
  waiting: number;
  /** How long something waits at most, in ms. */
  waitMs: number;
}

/** Lets a bounded number of things run at once, and a bounded number wait for them. */
export interface Slots {
  /** Does some work when its turn comes. @throws {Busy} when too much waits already, or its turn does not come in time. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  begin(): void;
  timer: NodeJS.Timeout;
}

/** Makes slots for one kind of work in this process; who waits longest is next. */
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

  /** Hands the slot on to the next in line, so that nobody who comes later takes it. */
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
