import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { Config } from '~/platform/config/config.server';
import type { Db } from '~/platform/database/database.server';
import type { SiteState } from '../running/site-state.server';
import { type Community, communityCounts, noteCommunity } from './community.server';
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
  ...['disk_bytes', 'database_bytes', 'database_log_bytes'],
  ...['backup_age_seconds', 'backup_bytes', 'backup_every_seconds', 'jobs_waiting'],
  ...['jobs_oldest_seconds', 'jobs_due_seconds', 'jobs_failed'],
  ...['outbox_oldest_seconds', 'commit_wait_seconds', 'standbys'],
  ...['rooms_open', 'rooms_occupied', 'rooms_late', 'word_rooms_open', 'word_rooms_occupied', 'word_rooms_late'],
].map((name) => `quillarena_${name}`);

/** From when a query is slow, in ms, where the log names them all. */
const SLOW_QUERY_MS = 200;

const STANDBYS = 'quillarena_standbys';
/** What is noted each day. */
const SIZES = [...['disk_bytes', 'database_bytes', 'database_log_bytes'].map((name) => `quillarena_${name}`), STANDBYS];

/** Jobs that wait in a queue. */
export interface WaitingJobs {
  queue: string;
  jobs: number;
  oldestSeconds: number;
  /** Why the last try of one that will be tried again failed. */
  lastFailure: string | undefined;
}

/** Of the open rooms, how many have people in them, and how many are past their time. */
interface OpenRooms {
  open: number;
  occupied: number;
  late: number;
}

/** What one page or query took, and what that means. */
export interface ShownTimed extends Timed {
  isSure: boolean;
  isSlow: boolean;
}

/** By how many bytes something has grown within the last so many days. */
export interface Growth {
  bytes: number;
  days: number;
}

/** How large something is; growth is undefined until it is known from a day before. */
interface Grown {
  bytes: number;
  growth: Growth | undefined;
}

/** What an administrator sees at one look. Bytes and seconds; undefined where the site has no such thing. */
export interface HealthState {
  /** When it was looked, and since when what is told of the last hour was counted; ISO 8601. */
  takenAt: string;
  countedSince: string;
  warnings: Warning[];
  disk: { used: number; free: number; growth: Growth | undefined } | undefined;
  database: Grown | undefined;
  /** That of the embedded database. */
  databaseLog: Grown | undefined;
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
  /** Whether the AI writers use a language model. */
  hasModel: boolean;
  payments: Record<string, number>;
  community: Community;
}

export interface Health {
  look(): Promise<HealthState>;
  /** Stores how large the site is today, and what is counted of rooms before they are removed. */
  note(): Promise<void>;
  /** Stores that a standby follows, so that its absence is told of for a day. */
  noteStandbys(): Promise<void>;
}

/** Where loaders find it. */
export const healthContext = createContext<Health>();

interface HealthDependencies {
  db: Db;
  clock: Clock;
  registry: Registry;
  config: Pick<Config, 'slowQueryMs' | 'writerModel'>;
  reports: Pick<ProcessReports, 'all' | 'report'>;
  siteState: Pick<SiteState, 'queues'>;
}

/** @see docs/product/admin.md */
export function createHealth({ db, clock, registry, config, reports, siteState }: HealthDependencies): Health {
  /** What was noted on the first day of the last week for which something was, and how many days ago that is. */
  async function earlierSizes() {
    const now = clock.now();
    const earliest = dayOf(new Date(now.getTime() - GROWTH_DAYS * DAY_MS));
    const noted = await db.selectFrom('site_size').selectAll().where('day', '>=', earliest).orderBy('day').limit(1).executeTakeFirst();
    return { noted, days: noted ? Math.round((Date.parse(dayOf(now)) - Date.parse(noted.day)) / DAY_MS) : 0 };
  }

  /** The most standbys that followed the database within a day, as far as was noted. */
  async function standbysWithinDay(): Promise<number> {
    const since = dayOf(new Date(clock.now().getTime() - DAY_MS));
    const { most } = await db
      .selectFrom('site_size')
      .select(({ fn }) => fn.max('standbys').as('most'))
      .where('day', '>=', since)
      .executeTakeFirstOrThrow();
    return most ?? 0;
  }

  async function paymentsOfLastHour(): Promise<Record<string, number>> {
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const rows = await db
      .selectFrom('donation')
      .select(({ fn }) => ['status', fn.countAll<string>().as('count')])
      .where((payment) =>
        payment.or([
          payment('settled_at', '>=', since),
          payment.and([payment('settled_at', 'is', null), payment('created_at', '>=', since)]),
        ]),
      )
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
  }

  async function lastFailures(): Promise<Map<string, string>> {
    const queues = await siteState.queues();
    return new Map(queues.flatMap(({ queue, lastFailure }) => (lastFailure ? [[queue, lastFailure] as const] : [])));
  }

  async function note(): Promise<void> {
    await noteCommunity(db, clock.now());
    const one = figureReader(await readMetrics(registry, SIZES));
    const [bytes, used] = [one('database_bytes'), one('disk_bytes', 'used')];
    if (bytes === undefined || used === undefined) return;
    const now = clock.now();
    const standbys = one('standbys') ?? null;
    const row = { database_bytes: bytes, disk_used_bytes: used, database_log_bytes: one('database_log_bytes') ?? null };
    await db
      .insertInto('site_size')
      .values({ day: dayOf(now), ...row, standbys })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet({ ...row, standbys: sql`greatest(site_size.standbys, ${standbys}::integer)` }),
      )
      .execute();
    await db
      .deleteFrom('site_size')
      .where('day', '<', dayOf(new Date(now.getTime() - SIZES_KEPT_DAYS * DAY_MS)))
      .execute();
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
      const { noted, days } = await earlierSizes();
      const grown = (bytes: number | undefined, before: string | number | null | undefined): Grown | undefined =>
        bytes === undefined
          ? undefined
          : { bytes, growth: days > 0 && before !== null && before !== undefined ? { bytes: bytes - Number(before), days } : undefined };
      const used = grown(one('disk_bytes', 'used'), noted?.disk_used_bytes);
      const every = one('backup_every_seconds');
      const failures = await lastFailures();
      const waiting = waitingIn(figures, failures);
      const now = clock.now();
      const minutes = Math.max(0, ...running.map((each) => each.minutes));
      return {
        takenAt: now.toISOString(),
        countedSince: new Date(now.getTime() - minutes * MINUTE_MS).toISOString(),
        warnings: warningsOf({ figures, processes: running, silent, failures, standbysWithinDay: await standbysWithinDay() }),
        disk: used && { used: used.bytes, free: one('disk_bytes', 'free') ?? 0, growth: used.growth },
        database: grown(one('database_bytes'), noted?.database_bytes),
        databaseLog: grown(one('database_log_bytes'), noted?.database_log_bytes),
        backup:
          every === undefined ? undefined : { ageSeconds: one('backup_age_seconds') ?? 0, bytes: one('backup_bytes'), everySeconds: every },
        processes: running.map((each) => ({ ...each, isHeldUp: isHeldUp(each) })),
        routes: shownTimed(slowestOf(running.map(({ routes }) => routes)), SLOW_PAGE_MS),
        queries: shownTimed(slowestOf(running.map(({ queries }) => queries)), config.slowQueryMs || SLOW_QUERY_MS),
        waitingMails: waiting.filter(({ queue }) => isMails(queue)),
        waitingJobs: waiting.filter(({ queue }) => !isMails(queue)),
        rooms: roomsIn('rooms'),
        wordRooms: roomsIn('word_rooms'),
        mails: summed(running.map(({ mails }) => mails)),
        hasModel: config.writerModel !== undefined,
        models: summed(running.map(({ models }) => models)),
        payments: await paymentsOfLastHour(),
        community: await communityCounts(db, clock.now()),
      };
    },
    note,
    async noteStandbys() {
      const standbys = figureReader(await readMetrics(registry, [STANDBYS]))('standbys');
      if (!standbys) return;
      const today = dayOf(clock.now());
      const noted = await db.selectFrom('site_size').select('standbys').where('day', '=', today).executeTakeFirst();
      if (!noted) await note();
      else if ((noted.standbys ?? 0) < standbys) await db.updateTable('site_size').set({ standbys }).where('day', '=', today).execute();
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
