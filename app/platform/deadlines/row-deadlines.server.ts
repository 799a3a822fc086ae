import { type SqlBool, sql } from 'kysely';
import type { Clock } from '../clock/clock';
import { HOUR_MS, MINUTE_MS } from '../clock/durations';
import type { Db, Tables } from '../database/database.server';
import { isDatabaseAway } from '../database/database-away';
import { sweep } from '../database/sweep.server';
import type { Log } from '../log/log.server';

/** How often to look for overdue rows, in ms. */
const SWEEP_MS = 500;
/** Node.js fires a timer of more than 24 days at once. */
const LONGEST_TIMER_MS = HOUR_MS;
/** A row's own process wakes it in time; other processes take over only what is later than this, in ms. */
const LATE_MS = 250;
/** Names the sweep among what can be stuck. */
const SWEEP = 'sweep';
/** A row that stays stuck is tried in each sweep, and logged no more often than this, in ms. */
const SAID_AGAIN_MS = MINUTE_MS;

/** Ensures that everything due in the rows of a table happens, even if the process that knew of it is gone. */
export interface RowDeadlines {
  /** Wakes a row at a time, replacing any earlier timer. @param at in ms since 1970; null: never. */
  wakeAt(id: string, at: number | null): void;
  /** Handles everything that is overdue. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface RowDeadlineDependencies {
  db: Db;
  clock: Clock;
  log: Pick<Log, 'error' | 'warn'>;
  /** Has an `id` and, with an index, `due_at`: the earliest moment at which something happens to the row. */
  table: keyof Tables & string;
  /** What a row is, for the log: 'room'. */
  noun: string;
  /** Does what is due in a row. @returns when it is due again, in ms since 1970; null: never; undefined: another process sees to it. */
  pass(id: string): Promise<number | null | undefined>;
  /** Called before each sweep, and once before the first. */
  before?(): Promise<void>;
  /** Called after each sweep. @param fail reports the error of a row. */
  after?(fail: (error: unknown, id: string) => void): Promise<void>;
}

/** Creates the deadlines of a table's rows: a timer for each that this process has changed, and a sweep for all others. */
export function createRowDeadlines(dependencies: RowDeadlineDependencies): RowDeadlines {
  const { db, clock, log, table, noun, pass, before, after } = dependencies;
  const timers = new Map<string, NodeJS.Timeout>();
  let running = false;
  /** Logged once, not twice a second. */
  let away = false;
  /** When it was last logged of what is stuck, in ms since 1970. */
  const saidAt = new Map<string, number>();
  let sweeping: Promise<void> | undefined;
  let next: NodeJS.Timeout | undefined;

  async function passOne(id: string): Promise<void> {
    const dueAt = await pass(id);
    saidAt.delete(id);
    // Woken too early: try once more. The sweep handles what is late.
    if (dueAt && dueAt > clock.now().getTime() && !timers.has(id)) wakeAt(id, dueAt);
  }

  function fail(error: unknown, id: string): void {
    failed(error, id, `a ${noun} could not go on`);
  }

  /** @param what a row, or the sweep itself. */
  function failed(error: unknown, what: string, text: string): void {
    if (isDatabaseAway(error)) {
      if (!away) log.warn({ err: error }, `${noun}s wait: the database is away`);
      away = true;
      return;
    }
    const now = clock.now().getTime();
    if (Math.abs(now - (saidAt.get(what) ?? Number.NEGATIVE_INFINITY)) < SAID_AGAIN_MS) return;
    saidAt.set(what, now);
    log.error({ err: error, row: what }, text);
  }

  function wakeAt(id: string, at: number | null): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (at === null || !running) return;
    const wake = () => {
      timers.delete(id);
      passOne(id).catch((error) => fail(error, id));
    };
    timers.set(id, setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(1, at - clock.now().getTime()))));
  }

  async function sweepAll(): Promise<void> {
    await before?.();
    const where = sql<SqlBool>`due_at <= ${new Date(clock.now().getTime() - LATE_MS)}`;
    await sweep(db, { table, key: 'id', due: 'due_at', where }, passOne, fail);
    away = false;
    await after?.(fail);
    saidAt.delete(SWEEP);
  }

  return {
    wakeAt,
    sweep: sweepAll,
    async start() {
      running = true;
      await before?.();
      const again = () => {
        sweeping = sweepAll()
          .catch((error) => failed(error, SWEEP, `the sweep of ${noun}s failed`))
          .finally(() => {
            if (running) next = setTimeout(again, SWEEP_MS);
          });
      };
      again();
    },
    async stop() {
      running = false;
      clearTimeout(next);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await sweeping;
    },
  };
}
