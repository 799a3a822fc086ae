import { Gauge, Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { registerFigures } from '~/platform/log/figures.server';
import { createLog } from '~/platform/log/log.server';
import { createMetrics, type Metrics } from '~/platform/log/metrics.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { createTestClock } from '~/platform/testing/test-clock';
import { createHealth } from './health.server';
import { createProcessReports } from './process-reports.server';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const log = createLog({ level: 'silent' });

// Made before the database is opened, so that libraries never see time jump.
let clock = createTestClock();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = createTestClock();
  await emptyTables(database);
});

/** What a process of the site has of this. */
function processOn(
  port: number,
  { slowQueryMs = 200 } = {},
): {
  metrics: Metrics;
  reports: ReturnType<typeof createProcessReports>;
  health: ReturnType<typeof createHealth>;
} {
  const metrics = createMetrics();
  const { registry } = metrics;
  // For how long the tests' own process is held up depends on the machine.
  for (const name of ['nodejs_eventloop_lag_seconds', 'nodejs_eventloop_lag_p99_seconds']) registry.removeSingleMetric(name);
  const reports = createProcessReports({ db: database.db, clock, config: { port }, registry, log });
  const siteState = {
    queues: async () => [{ ...{ queue: 'mail', waiting: 2, active: 0, failed: 0, dueSince: undefined }, lastFailure: 'Not accepted.' }],
  };
  const config = { slowQueryMs, writerModel: undefined };
  return { metrics, reports, health: createHealth({ db: database.db, clock, registry, config, reports, siteState }) };
}

const minutesAgo = (minutes: number) => new Date(clock.now().getTime() - minutes * MINUTE_MS).toISOString();

describe('health', () => {
  it('tells of the last hour of all processes together', async () => {
    const [one, two] = [processOn(3001), processOn(3002)];
    one.metrics.mailsSent.inc({ outcome: 'sent' }, 100);
    await one.reports.report();
    for (let minute = 0; minute < 70; minute += 1) {
      clock.advance(MINUTE_MS);
      await one.reports.report();
    }
    one.metrics.mailsSent.inc({ outcome: 'sent' }, 2);
    two.metrics.mailsSent.inc({ outcome: 'failed' }, 1);
    for (let time = 0; time < 5; time += 1) two.metrics.requestSeconds.observe({ method: 'GET', route: '/story/:id', status: '2xx' }, 0.3);
    await two.reports.report();
    const state = await one.health.look();
    expect(state.mails, 'what was sent before the hour is not counted').toEqual({ sent: 2, failed: 1 });
    expect(state.routes).toMatchObject([{ name: '/story/:id', count: 5, isSure: false, isSlow: false }]);
    expect(state.processes.map(({ place, minutes }) => [place.split(':')[1], minutes]).toSorted()).toEqual([
      ['3001', 60],
      ['3002', 70],
    ]);
    expect(state.warnings).toEqual([]);
    expect([state.takenAt, state.countedSince]).toEqual([0, 70].map((minutes) => minutesAgo(minutes)));
  });

  it('takes no query for slow because the log names them all', async () => {
    const { metrics, reports, health } = processOn(3001, { slowQueryMs: 0 });
    for (const [origin, seconds] of [['stories.list', 0.01] as const, ['stories.search', 0.9] as const])
      for (let time = 0; time < 20; time += 1) metrics.querySeconds.observe({ origin, query: 'select story' }, seconds);
    await reports.report();
    expect((await health.look()).queries.map(({ name, isSlow }) => [name, isSlow])).toEqual([
      ['stories.search', true],
      ['stories.list', false],
    ]);
  });

  it('says since when it counts, and why mails wait', async () => {
    const { health, metrics } = processOn(3001);
    const gauges = { jobs_waiting: { help: 'x', labels: ['queue'] }, jobs_oldest_seconds: { help: 'x', labels: ['queue'] } };
    const read = async () => ['mail', 'backup'].map((queue) => ({ name: 'jobs_waiting', value: 2, labels: { queue } }));
    registerFigures(metrics.registry, { gauges, read }, () => undefined);
    clock.advance(12 * MINUTE_MS);
    expect(await health.look()).toMatchObject({
      ...{ takenAt: minutesAgo(0), countedSince: minutesAgo(12) },
      waitingMails: [{ queue: 'mail', jobs: 2, lastFailure: 'Not accepted.' }],
      waitingJobs: [{ queue: 'backup', jobs: 2, lastFailure: undefined }],
    });
  });

  it('tells for how long a process was held up, though nobody asks for its figures', async () => {
    const registry = new Registry();
    const held = new Gauge({ name: 'nodejs_eventloop_lag_p99_seconds', help: 'x', registers: [registry] });
    // As the library does it: reading this one has the other measured.
    new Gauge({ name: 'nodejs_eventloop_lag_seconds', help: 'x', registers: [registry], collect: () => held.set(0.2) });
    const reports = createProcessReports({ db: database.db, clock, config: { port: 3001 }, registry, log });
    await reports.report();
    expect((await reports.all()).running).toMatchObject([{ eventLoopP99Ms: 200 }]);
  });

  it('warns of a process that fell silent, until it stops on purpose or starts again', async () => {
    const [one, two] = [processOn(3001), processOn(3002)];
    await two.reports.report();
    clock.advance(4 * MINUTE_MS);
    const alerts = async () => (await one.health.look()).warnings.map(({ alert }) => alert);
    expect(await alerts()).toEqual(['ProcessDown']);
    await processOn(3002).reports.report();
    expect(await alerts()).toEqual([]);
    clock.advance(4 * MINUTE_MS);
    expect(await alerts()).toEqual(['ProcessDown']);
    await two.reports.stop();
    clock.advance(DAY_MS);
    expect(await alerts()).toEqual([]);
  });

  it('tells how much the disk, the database and its log have grown in a week, from sizes noted each day', async () => {
    const { metrics, health } = processOn(3001);
    let bytes = 1_000;
    const gauges = { disk_bytes: { help: 'x', labels: ['state'] }, database_bytes: { help: 'x' }, database_log_bytes: { help: 'x' } };
    const read = async () => [
      { name: 'disk_bytes', value: 4 * bytes, labels: { state: 'used' } },
      { name: 'disk_bytes', value: 9_000, labels: { state: 'free' } },
      { name: 'database_bytes', value: bytes },
      { name: 'database_log_bytes', value: 5_000 - bytes },
    ];
    registerFigures(metrics.registry, { gauges, read }, () => undefined);
    for (let day = 0; day <= 10; day += 1) {
      await health.note();
      bytes += 100;
      clock.advance(DAY_MS);
    }
    const { database: size, databaseLog, disk } = await health.look();
    expect(size).toEqual({ bytes: 2_100, growth: { bytes: 700, days: 7 } });
    expect(databaseLog).toEqual({ bytes: 2_900, growth: { bytes: -700, days: 7 } });
    expect(disk).toEqual({ used: 8_400, free: 9_000, growth: { bytes: 2_800, days: 7 } });
    await database.execute('update site_size set database_log_bytes = null');
    expect((await health.look()).databaseLog, 'where no log was noted').toEqual({ bytes: 2_900, growth: undefined });
  });

  it('judges each process by what it says of itself, and counts limits of all together', async () => {
    const [one, two] = [processOn(3001), processOn(3002)];
    for (const [{ metrics }, connected] of [
      [one, 1],
      [two, 0],
    ] as const) {
      const gauges = { redis_connected: { help: 'x' }, redis_carries: { help: 'x' } };
      const read = async () => [
        { name: 'redis_connected', value: connected },
        { name: 'redis_carries', value: 0 },
      ];
      registerFigures(metrics.registry, { gauges, read }, () => undefined);
      metrics.securityEvents.inc({ event: 'limit-reached', limit: 'sign-in' }, 101);
      metrics.securityEvents.inc({ event: 'sign-up-verified' }, 900);
    }
    await two.reports.report();
    const texts = (await one.health.look()).warnings.map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/^No connection to Redis: \S+:3002\.$/),
      expect.stringMatching(/^Redis carries nothing for \S+:3001: /),
      expect.stringMatching(/^The limit sign-in was reached 202 times/),
    ]);
  });

  it('remembers for a day that a standby followed, over a start of the process', async () => {
    let standbys = 1;
    const noted = () => {
      const started = processOn(3001);
      const gauges = { disk_bytes: { help: 'x', labels: ['state'] }, database_bytes: { help: 'x' }, standbys: { help: 'x' } };
      const sizes = [
        { name: 'disk_bytes', value: 1, labels: { state: 'used' } },
        { name: 'disk_bytes', value: 9, labels: { state: 'free' } },
        { name: 'database_bytes', value: 1 },
      ];
      registerFigures(
        started.metrics.registry,
        { gauges, read: async () => [...sizes, { name: 'standbys', value: standbys }] },
        () => undefined,
      );
      return started.health;
    };
    const alerts = async () => (await noted().look()).warnings.map(({ alert }) => alert);
    await noted().note();
    standbys = 0;
    await noted().note();
    expect(await alerts()).toEqual(['StandbyGone']);
    clock.advance(2 * DAY_MS);
    expect(await alerts(), 'somebody who gave it up is told no longer').toEqual([]);
    await noted().note();
    standbys = 1;
    await noted().noteStandbys();
    standbys = 0;
    await noted().noteStandbys();
    expect(await alerts(), 'it followed between two hourly notes').toEqual(['StandbyGone']);
    clock.advance(2 * DAY_MS);
    standbys = 1;
    await noted().noteStandbys();
    standbys = 0;
    expect(await alerts(), 'it followed before the first note of the day').toEqual(['StandbyGone']);
  });

  it('counts payments by when their outcome came, and pending ones by when they were begun', async () => {
    const now = clock.now().getTime();
    const pay = (status: string, begunMinutes: number, settledMinutes?: number) =>
      database.execute(
        `insert into donation (id, press_id, amount_cents, status, created_at, ask_at, settled_at)
         values (gen_random_uuid(), gen_random_uuid(), 500, $1, $2, $2, $3)`,
        [
          status,
          new Date(now - begunMinutes * MINUTE_MS),
          settledMinutes === undefined ? null : new Date(now - settledMinutes * MINUTE_MS),
        ],
      );
    await pay('paid', 120, 10);
    await pay('paid', 300, 59);
    await pay('paid', 120, 61);
    await pay('failed', 61, 20);
    await pay('pending', 30);
    await pay('pending', 90);
    expect((await processOn(3001).health.look()).payments).toEqual({ paid: 2, failed: 1, pending: 1 });
  });
});
