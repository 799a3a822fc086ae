import { type SqlBool, sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { isDatabaseAway } from '~/platform/database/database-away';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import type { Processes } from './processes.server';
import type { Rooms } from './rooms.server';
import type { Presence } from './seating/presence.server';

/** How often to look for overdue deadlines, in ms. */
const SWEEP_MS = 500;
/** Node.js fires a timer of more than 24 days at once. */
const LONGEST_TIMER_MS = HOUR_MS;
/** A room's own process wakes it in time; other processes take over only what is later than this, in ms. */
const LATE_MS = 250;

/** Ensures that everything due in a room happens, even if the process that knew of it is gone. */
export interface Deadlines {
  /** Wakes a room at a time, replacing any earlier timer. @param at in ms since 1970; null: never. */
  wakeAt(roomId: string, at: number | null): void;
  /** Handles everything that is overdue or whose process is gone. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface DeadlineDependencies {
  db: Db;
  clock: Clock;
  rooms: Pick<Rooms, 'dispatch'>;
  presence: Presence;
  processes: Processes;
  log: Pick<Log, 'error' | 'warn'>;
}

/**
 * Creates the deadlines: a timer for each room that this process has changed, and a sweep for all others.
 * @see docs/decisions/0022-rooms-are-a-reducer.md
 */
export function createDeadlines({ db, clock, rooms, presence, processes, log }: DeadlineDependencies): Deadlines {
  const timers = new Map<string, NodeJS.Timeout>();
  let running = false;
  /** Logged once, not twice a second. */
  let away = false;
  let sweeping: Promise<void> | undefined;
  let next: NodeJS.Timeout | undefined;

  async function pass(roomId: string): Promise<void> {
    const update = await rooms.dispatch(roomId, { type: 'time' }, 'skip');
    // Woken too early: try once more. The sweep handles what is late.
    if (update?.dueAt && update.dueAt > clock.now().getTime() && !timers.has(roomId)) wakeAt(roomId, update.dueAt);
  }

  function fail(error: unknown): void {
    if (!isDatabaseAway(error)) {
      log.error({ err: error }, 'a room could not go on');
      return;
    }
    if (!away) log.warn({ err: error }, 'rooms wait: the database is away');
    away = true;
  }

  function wakeAt(roomId: string, at: number | null): void {
    clearTimeout(timers.get(roomId));
    timers.delete(roomId);
    if (at === null || !running) return;
    const wake = () => {
      timers.delete(roomId);
      pass(roomId).catch(fail);
    };
    timers.set(roomId, setTimeout(wake, Math.min(LONGEST_TIMER_MS, Math.max(1, at - clock.now().getTime()))));
  }

  async function sweepAll(): Promise<void> {
    await processes.beat();
    away = false;
    const where = sql<SqlBool>`due_at <= ${new Date(clock.now().getTime() - LATE_MS)}`;
    await sweep(db, { table: 'weave_room', key: 'id', due: 'due_at', where }, pass, fail);
    for (const process of await processes.gone()) {
      const waiting = await db.selectFrom('weave_room').select('id').where('asked_by', '=', process.id).execute();
      for (const { id } of waiting) await rooms.dispatch(id, { type: 'asker-lost', process: process.id }, 'skip').catch(fail);
      if (process.forGood && (await presence.forgetProcess(process.id)) && waiting.length === 0) await processes.forget(process.id);
    }
    await presence.catchUp();
  }

  return {
    wakeAt,
    sweep: sweepAll,
    async start() {
      running = true;
      await processes.beat();
      const again = () => {
        sweeping = sweepAll()
          .catch(fail)
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
