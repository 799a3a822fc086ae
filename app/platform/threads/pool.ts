import { MINUTE_MS } from '../clock/durations';
import { Overloaded, overloadedTexts } from './overloaded';

/** A task for a thread. */
export interface Work {
  /** Address of the program that does it. */
  program: string;
  task: unknown;
}

/** What a thread answers. */
export type ThreadAnswer = { result: unknown } | { failure: string };

/** A thread that does one task at a time. */
export interface Thread {
  take(work: Work): void;
  /** Ends it; no further events follow. */
  end(): void;
}

export interface ThreadListeners {
  answered(answer: ThreadAnswer): void;
  /** It has ended, by an error or by itself. */
  broke(error: Error): void;
}

export interface PoolOptions {
  /** How many threads may run at once. */
  threads: number;
  /** How many tasks may wait at once, and how many of them may be one person's. */
  mostWaiting: number;
  mostOfOne?: number;
  /** How long a task may wait, in ms, unless its kind says otherwise. */
  waitMs: number;
  /** How long an idle thread is kept, in ms. */
  idleMs?: number;
}

interface PoolDependencies extends PoolOptions {
  /** Starts a thread that reports to the listeners. */
  startThread(listeners: ThreadListeners): Thread;
}

/** How a kind of work is done. */
export interface WorkRules {
  /** Time limit of one task, in ms; a thread's first one may take a second longer than others. */
  limitMs: number;
  /** What is too many where no thread is free, such as 'Too many books are being made'. */
  busy: string;
  /** How long a task may wait, in ms. */
  waitMs?: number;
  /** For what people wait with a download: it goes behind what a page waits for, and leaves one thread to pages. */
  isFile?: boolean;
}

export interface Pool {
  /**
   * Does a task in another thread. Of one person one task is done at a time, whatever its kind, and people take turns: who has had
   * something done goes behind those who have not.
   * @param rules.person whom to count it for: the id of a person, the address of a visitor; undefined for the site's own.
   * @throws {Overloaded} if too many wait, and for a task that waits or takes too long or needs too much memory;
   * an error with the task's message if it fails, or if its thread ends.
   */
  run(work: Work, rules: WorkRules & { person?: string | undefined }): Promise<unknown>;
}

interface Order extends WorkRules {
  work: Work;
  person?: string | undefined;
  /** Ends its waiting. */
  timer?: NodeJS.Timeout;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A thread, with what it does. */
interface Slot {
  thread?: Thread;
  order?: Order | undefined;
  timer?: NodeJS.Timeout;
}

/**
 * Threads that start with the first tasks and end after a while without work. What happens to one of them, or to its task,
 * does not concern the others.
 * @see docs/decisions/0157-heavy-work-in-a-pool.md
 */
export function createPool(dependencies: PoolDependencies): Pool {
  const { startThread, threads, mostWaiting, mostOfOne = mostWaiting, waitMs, idleMs = MINUTE_MS } = dependencies;
  const waiting = new Set<Order>();
  const slots = new Set<Slot>();
  /** When the last task of each person was begun who still waits for another one, as the number of tasks begun by then. */
  const turns = new Map<string, number>();
  let begun = 0;
  const working = () => [...slots].flatMap(({ order }) => order ?? []);

  /** The task that is done next; undefined while none may be. */
  function nextOrder(): Order | undefined {
    const now = working();
    if (now.length >= threads) return undefined;
    const people = new Set(now.map(({ person }) => person));
    const filesMayBegin = threads === 1 || now.filter(({ isFile }) => isFile).length < threads - 1;
    const ready = [...waiting]
      .filter(({ person }) => person === undefined || !people.has(person))
      .toSorted((one, other) => turnOf(one) - turnOf(other));
    return ready.find(({ isFile }) => !isFile) ?? (filesMayBegin ? ready[0] : undefined);
  }

  const turnOf = ({ person }: Order) => (person === undefined ? 0 : (turns.get(person) ?? 0));

  function beginAll(): void {
    for (let order = nextOrder(); order; order = nextOrder()) begin(order);
  }

  function begin(order: Order): void {
    stopWaiting(order);
    begun += 1;
    if (order.person !== undefined) turns.set(order.person, begun);
    const slot = [...slots].find((free) => !free.order) ?? newSlot();
    clearTimeout(slot.timer);
    slot.order = order;
    slot.timer = setTimeout(() => give(slot, new Overloaded(overloadedTexts.tooLong)), order.limitMs);
    try {
      slot.thread ??= startThread({ answered: (answer) => answered(slot, answer), broke: (error) => give(slot, error) });
      slot.thread.take(order.work);
    } catch (error) {
      give(slot, error instanceof Error ? error : new Error(String(error)));
    }
  }

  function newSlot(): Slot {
    const slot = {};
    slots.add(slot);
    return slot;
  }

  function answered(slot: Slot, answer: ThreadAnswer): void {
    const { order } = slot;
    clearTimeout(slot.timer);
    slot.order = undefined;
    slot.timer = setTimeout(() => endSlot(slot), idleMs).unref();
    if ('result' in answer) order?.resolve(answer.result);
    else order?.reject(new Error(answer.failure));
    endTurn(order);
    beginAll();
  }

  /** Gives a thread up, with the task that it does. */
  function give(slot: Slot, error: Error): void {
    endSlot(slot);
    slot.order?.reject(isOutOfMemory(error) ? new Overloaded(overloadedTexts.tooMuch) : error);
    endTurn(slot.order);
    beginAll();
  }

  /** Forgets a person who has nothing else done and waits for nothing. */
  function endTurn(order: Order | undefined): void {
    const isThere = [...waiting, ...working()].some(({ person }) => person === order?.person);
    if (order?.person !== undefined && !isThere) turns.delete(order.person);
  }

  function endSlot(slot: Slot): void {
    clearTimeout(slot.timer);
    slots.delete(slot);
    slot.thread?.end();
  }

  function stopWaiting(order: Order): void {
    clearTimeout(order.timer);
    waiting.delete(order);
  }

  return {
    run(work, rules) {
      const { person, busy } = rules;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const order: Order = { ...rules, work, resolve, reject };
      const own = person === undefined ? 0 : [...waiting].filter((other) => other.person === person).length;
      waiting.add(order);
      beginAll();
      if (!waiting.has(order)) return promise;
      if (own >= mostOfOne) refuse(order, overloadedTexts.own, 429);
      else if (waiting.size > mostWaiting) refuse(order, overloadedTexts.tooMany(busy));
      else order.timer = setTimeout(refuse, rules.waitMs ?? waitMs, order, overloadedTexts.tooMany(busy));
      return promise;
    },
  };

  function refuse(order: Order, text: string, status?: 429): void {
    stopWaiting(order);
    endTurn(order);
    order.reject(new Overloaded(text, status));
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
