import { Gauge, Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { registerFigures } from '~/platform/log/figures.server';
import { createLog } from '~/platform/log/log.server';
import { createMetrics, type Metrics } from '~/platform/log/metrics.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { createTestClock } from '~/platform/testing/test-clock';
import { communityCounts } from './community.server';
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
function processOn(port: number): {
  metrics: Metrics;
  reports: ReturnType<typeof createProcessReports>;
  health: ReturnType<typeof createHealth>;
} {
  const metrics = createMetrics();
  const { registry } = metrics;
  const reports = createProcessReports({ db: database.db, clock, config: { port }, registry, log });
  const siteState = {
    queues: async () => [{ ...{ queue: 'mail', waiting: 2, active: 0, failed: 0, dueSince: undefined }, lastFailure: 'Not accepted.' }],
  };
  const config = { slowQueryMs: 200 };
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

  it('tells how much the database has grown in a week, from sizes noted each day', async () => {
    const { metrics, health } = processOn(3001);
    let bytes = 1_000;
    const gauges = { disk_bytes: { help: 'x', labels: ['state'] }, database_bytes: { help: 'x' } };
    const read = async () => [
      { name: 'disk_bytes', value: 5_000, labels: { state: 'used' } },
      { name: 'disk_bytes', value: 9_000, labels: { state: 'free' } },
      { name: 'database_bytes', value: bytes },
    ];
    registerFigures(metrics.registry, { gauges, read }, () => undefined);
    for (let day = 0; day <= 10; day += 1) {
      await health.noteSize();
      bytes += 100;
      clock.advance(DAY_MS);
    }
    const { database: size, disk } = await health.look();
    expect(size).toEqual({ bytes: 2_100, logBytes: undefined, growth: { bytes: 700, days: 7 } });
    expect(disk).toEqual({ used: 5_000, free: 9_000 });
  });
});

describe('the community', () => {
  it('is counted without names: who comes back, who wrote together, and what was read soon', async () => {
    const start = clock.now();
    const [ada, bo] = [await makePlayer(database, clock, 'Ada'), await makePlayer(database, clock, 'Bo')];
    await database.execute(
      `insert into session (id, player_id, token, expires_at, created_at, updated_at) values (gen_random_uuid(), $1, 't', $2, $3, $2)`,
      [ada.id, new Date(start.getTime() + 2 * DAY_MS), start],
    );
    const story = `insert into story (id, arena, status, author_id, title, body, created_at, published_at, updated_at)
      values ($1, 'creative_writing', 'published', $2, 'T', 'B', $3, $3, $3)`;
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    for (const id of ids) await database.execute(story, [id, bo.id, start]);
    const dayAfter = new Date(start.getTime() + DAY_MS).toISOString().slice(0, 10);
    await database.execute(`insert into story_read (story_id, day, reader, fandom_id) values ($1, $2, 'r', '')`, [ids[0], dayAfter]);
    const reading = 'insert into story_reading (story_id, reader, opened_at, finished_at) values ($1, $2, $3, $4)';
    const later = (days: number) => new Date(start.getTime() + days * DAY_MS);
    await database.execute(reading, [ids[0], 'r', start, later(1)]);
    await database.execute(reading, [ids[1], 'r', start, null]);
    await database.execute(reading, [ids[1], 's', start, later(3)]);
    await database.execute(
      `insert into reader_promise (story_id, reason, language, made_at, finished, first_finished_at) values ($1, 'first', 'eng', $2, 1, $3)`,
      [ids[0], start, new Date(start.getTime() + DAY_MS)],
    );
    // One that was first published elsewhere, years ago, and came here with the others.
    const imported = '00000000-0000-4000-8000-000000000003';
    await database.execute(story, [imported, bo.id, new Date('2012-01-01')]);
    await database.execute(
      `insert into imported_work (id, player_id, batch_id, story_id, title, fandom_id, fandom, chapters, byline, series, imported_at, released_at)
       values ($1, $2, $1, $1, 'T', '', '', 1, '', '[]', $3, $3)`,
      [imported, bo.id, start],
    );
    await database.execute(
      `insert into reader_promise (story_id, reason, language, made_at, finished, first_finished_at) values ($1, 'unread', 'eng', $2, 1, $3)`,
      [imported, start, new Date(start.getTime() + 3 * DAY_MS)],
    );
    const counts = await communityCounts(database.db, new Date(start.getTime() + 8 * DAY_MS));
    expect(counts).toEqual({
      back: [
        { days: 1, joined: 2, returned: 1 },
        { days: 7, joined: 2, returned: 0 },
      ],
      rooms: { opened: 0, shared: 0 },
      wordRooms: { opened: 0, shared: 0 },
      stories: { published: 2, readSoon: 1 },
      medianDaysToReader: 1,
      // Between one day and three.
      medianSecondsToFirstReader: 2 * 86_400,
    });
  });
});
