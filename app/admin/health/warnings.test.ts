import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Measured } from './measured';
import { type ProcessReport, slowestOf } from './process-report';
import { type Judged, WARNED_ALERTS, warningsOf } from './warnings';

const WELL: ProcessReport = {
  ...{
    build: '1',
    schema: '0001',
    place: 'one:3000',
    startedAt: '2026-03-01T12:00:00.000Z',
    memoryBytes: 3e8,
    eventLoopP99Ms: 12,
    minutes: 60,
  },
  ...{
    requests: { count: 1_000, failed: 0 },
    routes: [],
    queries: [],
    mails: { sent: 9 },
    models: {},
    failedJobs: {},
    limits: {},
    figures: [],
  },
};

function figure(name: string, value: number, labels: Measured['labels'] = {}): Measured {
  return { name: `quillarena_${name}`, labels, value };
}

/** Which warnings there are, with figures and processes that are well but for these. */
function warned(figures: Measured[], processes: Partial<ProcessReport>[] = [{}], silent: string[] = []): string[] {
  return looked({ figures, processes: processes.map((each) => ({ ...WELL, ...each })), silent }).map(({ alert }) => alert);
}

function looked(judged: Partial<Judged>) {
  return warningsOf({ figures: [], processes: [WELL], silent: [], failures: new Map(), standbysWithinDay: 0, ...judged });
}

describe('warnings', () => {
  it('are none where all is well, and none of figures that the site does not have', () => {
    expect(warned([])).toEqual([]);
    expect(warned([figure('disk_bytes', 10e9, { state: 'used' }), figure('disk_bytes', 90e9, { state: 'free' })])).toEqual([]);
    expect(warned([figure('backup_age_seconds', 90_000), figure('backup_every_seconds', 86_400), figure('standbys', 0)])).toEqual([]);
    const own = [figure('redis_connected', 1), figure('redis_carries', 1), figure('standby_read', 1)];
    expect(warned([], [{ figures: [...own, figure('connections', 9, { state: 'in use' })], limits: { 'sign-in': 200 } }])).toEqual([]);
  });

  it.each<[string, Measured[], Partial<ProcessReport>[], string[]?]>([
    ['ProcessDown', [], [{}], ['two:3001']],
    ['ManyErrors', [], [{ requests: { count: 200, failed: 6 } }]],
    ['SlowPages', [], [{ routes: [{ name: '/story/:id', count: 50, p95Ms: 1_400 }] }]],
    ['WorkWaitsForConnections', [], [{}, { figures: [figure('connections', 6, { state: 'waiting' })] }]],
    ['EventLoopHeldUp', [], [{ eventLoopP99Ms: 140 }]],
    ['OutboxWaits', [figure('outbox_oldest_seconds', 6)], [{}]],
    ['RedisAway', [], [{}, { figures: [figure('redis_connected', 0)] }]],
    ['RedisUnused', [], [{}, { figures: [figure('redis_connected', 1), figure('redis_carries', 0)] }]],
    ['CommitsWaitForStandby', [figure('commit_wait_seconds', 6)], [{}]],
    ['StandbyBehind', [], [{}, { figures: [figure('standby_read', 0)] }]],
    ['ManyLimitsReached', [], [{ limits: { 'sign-in': 150 } }, { limits: { 'sign-in': 51, 'sign-up': 90 } }]],
    ['WritersFail', [], [{ models: { answered: 5, failed: 6 } }]],
    ['MailsFail', [], [{ mails: { failed: 6 } }]],
    ['JobsFail', [], [{ failedJobs: { 'end-runs': 3 } }]],
    ['JobsFail', [figure('jobs_failed', 1, { queue: 'daily-mails' })], [{}]],
    ['DiskFillsUp', [figure('disk_bytes', 90e9, { state: 'used' }), figure('disk_bytes', 10e9, { state: 'free' })], [{}]],
    ['BackupOld', [figure('backup_age_seconds', 200_000), figure('backup_every_seconds', 86_400)], [{}]],
    ['LogGrows', [figure('database_log_bytes', 6e8)], [{}]],
    ['JobsWait', [figure('jobs_due_seconds', 1_000, { queue: 'end-runs' })], [{}]],
    ['JobsWait', [figure('jobs_due_seconds', 1_000, { queue: 'mail' })], [{}]],
    ['MailsWait', [figure('jobs_oldest_seconds', 400, { queue: 'code-mail' })], [{ mails: { failed: 1 } }]],
    [
      'MailsWait',
      [
        figure('jobs_oldest_seconds', 400, { queue: 'code-mail-again' }),
        figure('jobs_waiting', 1, { queue: 'code-mail' }),
        figure('jobs_waiting', 2, { queue: 'code-mail-again' }),
      ],
      [{}],
    ],
    ['RoomsLate', [figure('rooms_late', 1)], [{}]],
    ['RoomsLate', [figure('word_rooms_late', 1)], [{}]],
    ['TwoBuilds', [], [{}, { build: '2', place: 'two:3001' }]],
  ])('say %s when it is so', (alert, figures, processes, silent) => {
    expect(warned(figures, processes, silent)).toEqual([alert]);
  });

  it('say nothing of a notice that was sent long ago and whose next try is not due', () => {
    expect(warned([figure('jobs_oldest_seconds', 90_000, { queue: 'mail' }), figure('jobs_due_seconds', 0, { queue: 'mail' })])).toEqual(
      [],
    );
  });

  it('say nothing of one code that waits, as for an address that is refused, while other mails are sent', () => {
    const queue = 'code-mail-again';
    const one = [figure('jobs_oldest_seconds', 40_000, { queue }), figure('jobs_waiting', 1, { queue })];
    expect(warned(one, [{ mails: { failed: 4 } }, { mails: { sent: 1 } }])).toEqual([]);
  });

  it('name each job that fails, and leave out mails and messages to devices, which say nothing about the site', () => {
    const figures = ['mail', 'push', 'backup', 'old-notices'].map((queue) => figure('jobs_failed', 1, { queue }));
    const processes = [{ ...WELL, failedJobs: { 'code-mail-again': 9, 'end-runs': 3, backup: 3, 'chapters-due': 2 } }];
    expect(looked({ figures, processes }).map(({ text }) => text)).toEqual(['Jobs fail: end-runs, backup, old-notices.']);
  });

  it('say that no standby follows any more, where one did within the day', () => {
    const standbys = (count: number) => [figure('standbys', count)];
    expect(looked({ figures: standbys(0), standbysWithinDay: 1 }).map(({ alert }) => alert)).toEqual(['StandbyGone']);
    expect(looked({ figures: standbys(1), standbysWithinDay: 1 })).toEqual([]);
    expect(looked({ figures: [], standbysWithinDay: 1 }), 'while nobody can tell').toEqual([]);
  });

  it('name the process that they are about', () => {
    const processes = [WELL, { ...WELL, place: 'two:3001', figures: [figure('redis_connected', 0)] }];
    expect(looked({ processes }).map(({ text }) => text)).toEqual(['No connection to Redis: two:3001.']);
  });

  it('name the slowest page of those that are asked for often enough, as the table does', () => {
    const routes = [
      { name: '/rare', count: 19, p95Ms: 9_000 },
      { name: '/often', count: 20, p95Ms: 1_400 },
      { name: '/quick', count: 900, p95Ms: 80 },
    ];
    const [warning] = looked({ processes: [{ ...WELL, routes }] });
    expect(warning?.text).toContain('/often');
    expect(slowestOf([routes]).map(({ name }) => name)).toEqual(['/often', '/quick', '/rare']);
    expect(warned([], [{ routes: routes.slice(0, 1) }]), 'of few, one may be slow by chance').toEqual([]);
  });

  it('say why mails and jobs wait', () => {
    const waits = [figure('jobs_oldest_seconds', 1_000, { queue: 'code-mail' }), figure('jobs_due_seconds', 1_000, { queue: 'end-runs' })];
    const failures = new Map([
      ['code-mail', 'Not accepted.'],
      ['end-runs', 'No room.'],
    ]);
    expect(looked({ figures: waits, processes: [{ ...WELL, mails: {} }], failures }).map(({ text }) => text)).toEqual([
      expect.stringMatching(/The last try failed: No room\.$/),
      expect.stringMatching(/The last try failed: Not accepted\.$/),
    ]);
  });

  it('stand for all alerts, and lead to sections that exist', () => {
    const alerts = [...readFileSync('deploy/prometheus/quillarena.rules.yml', 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(WARNED_ALERTS.toSorted()).toEqual(alerts.toSorted());
    const operating = readFileSync('docs/operating.md', 'utf8');
    const all = looked({
      figures: [figure('standbys', 0), figure('rooms_late', 1), figure('outbox_oldest_seconds', 9)],
      standbysWithinDay: 1,
      processes: [
        {
          ...{
            ...WELL,
            eventLoopP99Ms: 200,
            mails: { failed: 9 },
            failedJobs: { backup: 9 },
            models: { failed: 9 },
            limits: { mail: 300 },
          },
          figures: [figure('redis_connected', 0), figure('standby_read', 0)],
        },
      ],
      silent: ['two:3001'],
    });
    for (const { section } of all) expect(operating).toMatch(new RegExp(`^##+ ${section}$`, 'm'));
    expect(all).toHaveLength(11);
  });
});
