import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { HealthState } from './health.server';
import { HealthView } from './health-view';

const AT = '2026-03-02T10:00:00.000Z';
const well: HealthState = {
  ...{ takenAt: AT, countedSince: '2026-03-02T09:00:00.000Z', warnings: [] },
  disk: { used: 40e9, free: 60e9, growth: { bytes: 2e9, days: 7 } },
  database: { bytes: 1.2e9, growth: { bytes: -3e8, days: 7 } },
  databaseLog: { bytes: 128e6, growth: { bytes: 16e6, days: 1 } },
  backup: { ageSeconds: 7_200, bytes: 354e6, everySeconds: 86_400 },
  processes: [
    {
      ...{ build: 'b1', schema: '0510', place: 'one:3001', startedAt: AT, memoryBytes: 4e8, eventLoopP99Ms: 12, minutes: 60 },
      ...{ requests: { count: 900, failed: 0 }, routes: [], queries: [], mails: {}, models: {}, failedJobs: {}, limits: {}, figures: [] },
      isHeldUp: false,
    },
  ],
  routes: [{ name: '/story/:id', count: 50, p95Ms: 1_400, isSure: true, isSlow: true }],
  queries: [{ name: 'stories.list', count: 3, p95Ms: 80, isSure: false, isSlow: false }],
  waitingMails: [{ queue: 'code-mail', jobs: 2, oldestSeconds: 400, lastFailure: 'Not accepted (ECONNREFUSED).' }],
  waitingJobs: [],
  rooms: { open: 4, occupied: 3, late: 0 },
  wordRooms: { open: 2, occupied: 1, late: 1 },
  ...{ mails: { sent: 12, failed: 1 }, models: {}, hasModel: true, payments: { paid: 3, pending: 1 } },
  community: {
    back: [
      { days: 1, joined: 10, returned: 6 },
      { days: 7, joined: 8, returned: 3 },
    ],
    ...{ rooms: { opened: 9, shared: 5 }, wordRooms: { opened: 0, shared: 0 }, stories: { published: 7, readSoon: 2 } },
    ...{ medianDaysToReader: 1, medianSecondsToFirstReader: 7_200 },
  },
};

/** The words of the page, without markup. */
function words(changed: Partial<HealthState> = {}): string {
  return markup(changed)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',');
}

function markup(changed: Partial<HealthState> = {}): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => <HealthView health={{ ...well, ...changed }} /> }]);
  return renderToStaticMarkup(<Stub />).replaceAll(/<!-- -->/g, '');
}

describe('what Health shows', () => {
  it('answers which page and query are slow, whether mail is stuck and why, and how many rooms live', () => {
    const text = words();
    for (const said of [
      'Slowest pages, last hour Ordered by what the slowest one in twenty takes, not by total time.',
      '/story/:id 50 slow: 1.4 s',
      'Fewer than 20 of each, so one may be slow by chance stories.list 3 80 ms',
      '12 sent, 1 × failed 2 waiting in code-mail, the oldest for 7 min. The last try failed: Not accepted (ECONNREFUSED).',
      'Are the AI writers failing? Their language model was not asked in the last hour.',
      'How many rooms are live? People are in 4 of 6 open rooms. Story Weave rooms, all formats: 3 of 4. Rooms of words: 1 of 2.',
      'Payments 3 paid, 1 not paid yet',
    ]) {
      expect(text).toContain(said);
    }
  });

  it('tells how large disk, database and log are, with their growth, and how old the last backup is', () => {
    const text = words();
    for (const said of [
      'Disk 60 GB free of 100 GB, 2 GB more used in 7 days',
      'Database 1.2 GB, down by 300 MB in 7 days',
      'Database log 128 MB, up by 16 MB in 1 day',
      'Last backup 2 h ago, 354 MB, every 24 h',
    ]) {
      expect(text).toContain(said);
    }
    const bare = words({ disk: undefined, database: undefined, databaseLog: undefined, backup: undefined });
    expect(bare).toContain('the site makes none by itself');
    for (const missing of ['Disk', 'Database']) expect(bare).not.toContain(missing);
  });

  it('tells whether people come back, meet and are read', () => {
    const text = words();
    for (const said of ['after 1 day 6 of 10', 'after 7 days 3 of 8', 'two people wrote 5 of 9', 'two people played none', '2 of 7']) {
      expect(text).toContain(said);
    }
  });

  it('marks waiting jobs where they wait too long, and not where others have failed', () => {
    const alerted = (alert: string) => words({ warnings: [{ alert, text: 'Jobs.', section: 'Alerts' }] });
    expect(alerted('JobsWait')).toContain('Waiting jobs, besides email Needs you: none');
    expect(alerted('JobsFail')).toContain('Waiting jobs, besides email none');
  });

  it('says that all is well, or after the answers to what is asked each morning what is not, with the section that helps', () => {
    expect(words()).toMatch(/^ ?Nothing needs your attention\. No alert would fire\. At a glance Is a page slow\? Yes, \/story\/:id/);
    const warnings = [{ alert: 'BackupOld', text: 'The last good backup is 3 days old.', section: 'Backup and restore' }];
    const text = words({ warnings });
    expect(text).toMatch(/^ ?At a glance 1 alert would fire now: see below\. Is a page slow\?/);
    expect(text).toContain('The last good backup is 3 days old. Alert BackupOld; what to do: Backup and restore Right now');
    expect(text).toContain('Last backup Needs you: 2 h ago');
    expect(text).not.toContain('Nothing needs your attention.');
    expect(markup({ warnings })).toContain('href="/admin/guide#backup-and-restore"');
  });
});
