import { randomUUID } from 'node:crypto';
import { createRoles } from '~/accounts/roles/roles.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { listNotices } from '~/notifications/list/list-notices.server';
import { plainText } from '~/platform/feature/notice-kind';
import type { TargetName } from '~/platform/feature/reportable';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createLog, type Log } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { makeStory } from '~/stories/testing/make-story';
import type { Decided } from '../decisions/decision-forms';
import { createModeration, type ModerationService } from '../moderation.server';
import { moderationNoticeKinds } from '../notice-kinds';
import type { QueueFilters } from '../queue/queue-filters';
import type { QueuedCase } from '../queue/queued-case.server';
import type { ReportReason } from '../report/report';
import { createReportsService, type ReportsService } from '../report/reports.server';
import { testDetectors, testTargets } from './test-targets';

/** Moderation on an empty database with one story by Mara, which nobody has reported yet. */
export interface ModerationFixture extends TestDatabaseFixture {
  reports: ReportsService;
  moderation: ModerationService;
  /** What was sent, oldest first. */
  mails: Mail[];
  mailer: { send(mail: Mail): Promise<void> };
  log: Log;
  siteUrl: URL;
  /** The players whose sessions were ended. */
  endedSessions: string[];
  /** Which lists for restored backups were written, in order. */
  copied: ('bans' | 'hidings')[];
  mara: Viewer;
  ivo: Viewer;
  /** The administrator. */
  ada: Viewer;
  /** The moderator. */
  mod: Viewer;
  /** Everybody with a role; a test may put others in. */
  staff: Viewer[];
  storyId: string;
  rowsOf(query: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  report(target: TargetName, reason?: ReportReason, by?: Viewer): ReturnType<ReportsService['file']>;
  /** Mara's story as a target to report. */
  story(): TargetName;
  /** The first page of the queue, as the moderator sees it. */
  queue(filters?: Partial<QueueFilters>): Promise<QueuedCase[]>;
  /** The id of the only open case. */
  openCase(): Promise<string>;
  /** Decides the only open case, or the one that `caseId` names. */
  decide(measure: Decided['measure'], more?: Partial<Decided>, by?: Viewer): ReturnType<ModerationService['decide']>;
  /** Objects to the newest decision about a person. */
  object(by?: Viewer): Promise<void>;
  /** The state of Mara's story. */
  statusOf(): Promise<unknown>;
  /** What a player was told, oldest first. */
  noticesOf(playerId: string): Promise<string[]>;
}

/** Gives every test of a file such a fixture; it is filled before each test. */
export function openModerationFixture(): ModerationFixture {
  const fixture = {
    rowsOf,
    report: (target, reason = 'spam', by = fixture.ivo) =>
      fixture.reports.file({ target, reporter: { playerId: by.id, clientAddress: `place of ${by.id}` }, reason, details: 'Because.' }),
    story: () => ({ kind: 'story', id: fixture.storyId }),
    queue: async (filters = {}) =>
      (await fixture.moderation.queue({ cursor: null, filters: { grouped: false, ...filters }, viewerId: fixture.mod.id })).cases,
    openCase: async () => String((await rowsOf('select id from moderation_case where closed_at is null'))[0]?.id),
    decide: async (measure, more = {}, by = fixture.mod) =>
      fixture.moderation.decide(by, {
        ...{ intent: 'decide' as const, caseId: more.caseId ?? (await fixture.openCase()), measure, warnings: [] },
        ...{ rule: 'person' as const, reason: 'It breaks rule 3.', ...more },
      }),
    async object(by = fixture.mara) {
      const [newest] = await fixture.moderation.decisionsAbout(by.id);
      await fixture.moderation.object(by, { decisionId: newest?.id ?? randomUUID(), objection: 'It is a quotation.' });
    },
    statusOf: async () => (await rowsOf('select status from story where id = $1', [fixture.storyId]))[0]?.status,
    noticesOf: async (playerId) =>
      (await listNotices(fixture.database.db, moderationNoticeKinds(testTargets.textOf), { playerId })).notices
        .map(({ text, more }) => `${plainText(text)}. ${more ?? ''}`)
        .toReversed(),
  } as ModerationFixture;
  onTestDatabase(async ({ database, clock }) => {
    const { db } = database;
    const mails: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void mails.push(mail) };
    const endedSessions: string[] = [];
    const copied: ModerationFixture['copied'] = [];
    const copyHidings = async () => void copied.push('hidings');
    const siteUrl = new URL('https://arena.example');
    const log = createLog({ level: 'silent' });
    const reports = createReportsService({
      ...{
        db,
        clock,
        targets: testTargets,
        limiter: createRateLimiter(db, clock, 'secret'),
        log,
        mailer,
        siteUrl,
        operatorEmail: async () => undefined,
      },
      ...{ secret: 'secret', hidingsPerHour: async () => 5, staff: async () => fixture.staff, copyHidings },
      administratorAddresses: async () => ['ada@arena.example'],
    });
    const moderation = createModeration({
      ...{ db, clock, targets: testTargets, detectors: testDetectors, staff: async () => fixture.staff },
      ...{ hashOf: (email: string) => `hash of ${email}`, roles: createRoles({ db, clock, adminEmail: undefined }) },
      ...{ limiter: createRateLimiter(db, clock, 'secret'), mailer, log, siteUrl, secret: 'secret', operatorEmail: async () => undefined },
      endSessions: async (playerId) => void endedSessions.push(playerId),
      ...{ copyBans: async () => void copied.push('bans'), copyHidings },
    });
    Object.assign(fixture, { database, clock, reports, moderation, mails, mailer, log, siteUrl, endedSessions, copied });
    fixture.mara = await makePlayer(database, clock, 'Mara');
    fixture.ivo = await makePlayer(database, clock, 'Ivo');
    fixture.ada = { ...(await makePlayer(database, clock, 'Ada')), role: 'administrator' };
    fixture.mod = { ...(await makePlayer(database, clock, 'Mod')), role: 'moderator' };
    fixture.staff = [fixture.ada, fixture.mod];
    fixture.storyId = await makeStory(database, clock, {
      author_id: fixture.mara.id,
      title: 'The Ninth Gate',
      body: 'The gate stood open.',
    });
    await database.execute('delete from moderation_due');
  });
  return fixture;

  async function rowsOf(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await fixture.database.execute(query, values)).rows;
  }
}
