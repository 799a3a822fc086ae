import type { Registry } from 'prom-client';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { Config } from '~/platform/config/config.server';
import type { Db } from '~/platform/database/database.server';
import type { SiteState } from '../running/site-state.server';
import { type Community, communityCounts } from './community.server';
import { isSlow, isSure, type Measured, type Timed } from './measured';
import { type ProcessReport, slowestOf, summed } from './process-report';
import type { ProcessReports } from './process-reports.server';
import { readMetrics } from './read-metrics.server';
import { isHeldUp, isMails, SLOW_PAGE_MS, type Warning, warningsOf } from './warnings';

/** How far back growth looks, in days, and for how long sizes are kept. */
const GROWTH_DAYS = 7;
const SIZES_KEPT_DAYS = 90;

/** What is asked of the whole site for each look. */
const FIGURES = [
  ...['disk_bytes', 'database_bytes', 'database_log_bytes', 'connections', 'live_connections'],
  ...['backup_age_seconds', 'backup_bytes', 'backup_every_seconds', 'jobs_waiting', 'jobs_oldest_seconds'],
  ...['outbox_oldest_seconds', 'redis_connected', 'commit_wait_seconds', 'standby_read'],
  ...['rooms_open', 'rooms_occupied', 'rooms_late', 'word_rooms_open', 'word_rooms_occupied', 'word_rooms_late'],
].map((name) => `quillarena_${name}`);

/** Jobs that wait in a queue. */
export interface WaitingJobs {
  queue: string;
  jobs: number;
  oldestSeconds: number;
  /** Why the last try of one that will be tried again failed. */
  lastFailure: string | undefined;
}

/** Of the open rooms, in how many somebody is, and how many are past their time. */
export interface OpenRooms {
  open: number;
  occupied: number;
  late: number;
}

/** What one page or query took, and what that means. */
export interface ShownTimed extends Timed {
  isSure: boolean;
  isSlow: boolean;
}

/** What an administrator sees at one look. Bytes and seconds; undefined where the site has no such thing. */
export interface HealthState {
  /** When it was looked, and since when what is told of the last hour was counted; ISO 8601. */
  takenAt: string;
  countedSince: string;
  warnings: Warning[];
  disk: { used: number; free: number } | undefined;
  database: { bytes: number; logBytes: number | undefined; growth: { bytes: number; days: number } | undefined } | undefined;
  /** Undefined: the site makes no backups by itself. */
  backup: { ageSeconds: number; bytes: number | undefined; everySeconds: number } | undefined;
  processes: (ProcessReport & { isHeldUp: boolean })[];
  routes: ShownTimed[];
  queries: ShownTimed[];
  /** Mails that wait, and all other jobs. */
  waitingMails: WaitingJobs[];
  waitingJobs: WaitingJobs[];
  rooms: OpenRooms;
  wordRooms: OpenRooms;
  /** Of the last hour, by outcome. */
  mails: Record<string, number>;
  models: Record<string, number>;
  payments: Record<string, number>;
  community: Community;
}

export interface Health {
  look(): Promise<HealthState>;
  /** Stores how large the site is today. */
  noteSize(): Promise<void>;
}

/** Where loaders find it. */
export const healthContext = createContext<Health>();

interface HealthDependencies {
  db: Db;
  clock: Clock;
  registry: Registry;
  config: Pick<Config, 'slowQueryMs'>;
  reports: Pick<ProcessReports, 'all' | 'report'>;
  siteState: Pick<SiteState, 'queues'>;
}

/** @see docs/product/admin.md */
export function createHealth({ db, clock, registry, config, reports, siteState }: HealthDependencies): Health {
  async function growthOf(bytes: number): Promise<{ bytes: number; days: number } | undefined> {
    const now = clock.now();
    const earliest = dayOf(new Date(now.getTime() - GROWTH_DAYS * DAY_MS));
    const earlier = await db.selectFrom('site_size').selectAll().where('day', '>=', earliest).orderBy('day').limit(1).executeTakeFirst();
    const days = earlier ? Math.round((Date.parse(dayOf(now)) - Date.parse(earlier.day)) / DAY_MS) : 0;
    return earlier && days > 0 ? { bytes: bytes - Number(earlier.database_bytes), days } : undefined;
  }

  async function paymentsOfLastHour(): Promise<Record<string, number>> {
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const rows = await db
      .selectFrom('donation')
      .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
      .where('created_at', '>=', since)
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  }

  async function lastFailures(): Promise<Map<string, string>> {
    const queues = await siteState.queues();
    return new Map(queues.flatMap(({ queue, lastFailure }) => (lastFailure ? [[queue, lastFailure] as const] : [])));
  }

  return {
    async look() {
      await reports.report();
      const { running, silent } = await reports.all();
      const figures = await readMetrics(registry, FIGURES);
      const one = figureReader(figures);
      const roomsIn = (name: string) => ({
        ...{ open: one(`${name}_open`) ?? 0, occupied: one(`${name}_occupied`) ?? 0, late: one(`${name}_late`) ?? 0 },
      });
      const databaseBytes = one('database_bytes');
      const every = one('backup_every_seconds');
      const failures = await lastFailures();
      const waiting = waitingIn(figures, failures);
      const now = clock.now();
      const minutes = Math.max(0, ...running.map((each) => each.minutes));
      return {
        takenAt: now.toISOString(),
        countedSince: new Date(now.getTime() - minutes * MINUTE_MS).toISOString(),
        warnings: warningsOf({ figures, processes: running, silent, failures }),
        disk:
          one('disk_bytes', 'used') === undefined
            ? undefined
            : { used: one('disk_bytes', 'used') ?? 0, free: one('disk_bytes', 'free') ?? 0 },
        database:
          databaseBytes === undefined
            ? undefined
            : {
                ...{ bytes: databaseBytes, logBytes: one('database_log_bytes'), growth: await growthOf(databaseBytes) },
              },
        backup:
          every === undefined ? undefined : { ageSeconds: one('backup_age_seconds') ?? 0, bytes: one('backup_bytes'), everySeconds: every },
        processes: running.map((each) => ({ ...each, isHeldUp: isHeldUp(each) })),
        routes: shownTimed(slowestOf(running.map(({ routes }) => routes)), SLOW_PAGE_MS),
        queries: shownTimed(slowestOf(running.map(({ queries }) => queries)), config.slowQueryMs),
        waitingMails: waiting.filter(({ queue }) => isMails(queue)),
        waitingJobs: waiting.filter(({ queue }) => !isMails(queue)),
        rooms: roomsIn('rooms'),
        wordRooms: roomsIn('word_rooms'),
        mails: summed(running.map(({ mails }) => mails)),
        models: summed(running.map(({ models }) => models)),
        payments: await paymentsOfLastHour(),
        community: await communityCounts(db, clock.now()),
      };
    },
    async noteSize() {
      const one = figureReader(await readMetrics(registry, ['quillarena_disk_bytes', 'quillarena_database_bytes']));
      const [bytes, used] = [one('database_bytes'), one('disk_bytes', 'used')];
      if (bytes === undefined || used === undefined) return;
      const now = clock.now();
      const row = { database_bytes: bytes, disk_used_bytes: used };
      await db
        .insertInto('site_size')
        .values({ day: dayOf(now), ...row })
        .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
        .execute();
      await db
        .deleteFrom('site_size')
        .where('day', '<', dayOf(new Date(now.getTime() - SIZES_KEPT_DAYS * DAY_MS)))
        .execute();
    },
  };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function figureReader(figures: readonly Measured[]) {
  return (name: string, state?: string) =>
    figures.find((each) => each.name === `quillarena_${name}` && (state === undefined || each.labels.state === state))?.value;
}

function shownTimed(timed: readonly Timed[], slowMs: number): ShownTimed[] {
  return timed.map((each) => ({ ...each, isSure: isSure(each), isSlow: isSlow(each, slowMs) }));
}

/** Queues in which something waits, the longest wait first. */
function waitingIn(figures: readonly Measured[], failures: ReadonlyMap<string, string>): WaitingJobs[] {
  const of = (name: string, queue: string | undefined) =>
    figures.find((each) => each.name === name && each.labels.queue === queue)?.value ?? 0;
  return figures
    .filter(({ name, value }) => name === 'quillarena_jobs_waiting' && value > 0)
    .map(({ labels: { queue = '' }, value }) => ({
      ...{ queue, jobs: value, oldestSeconds: of('quillarena_jobs_oldest_seconds', queue) },
      lastFailure: failures.get(queue),
    }))
    .toSorted((a, b) => b.oldestSeconds - a.oldestSeconds);
}
