import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, type Mock, vi } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { PersonalData } from '~/platform/feature/personal-data';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { createLog } from '~/platform/log/log.server';
import { createSecurityLog, reportLimits, type SecurityLog } from '~/platform/log/security-log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { emptyTables, openTestDatabase } from '~/platform/testing/database/test-database';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { createSettings } from '~/settings/settings.server';
import { type AccountsService, createAccountsService } from './accounts.server';
import { createErasureCopy } from './leaving/erasures.server';
import type { PasswordHashing } from './sessions/auth.server';
import type { Newcomer } from './sign-up/brought.server';
import type { SignedIn } from './sign-up/sign-up.server';
import { quickPasswordHashing } from './testing/quick-password-hashing';

export const STRONG = 'Quill-and-sand-7';
/** Whose account is an administrator. */
export const ADMIN_EMAIL = 'ada@example.test';
/** A browser without cookies. */
export const FROM = { clientAddress: '203.0.113.5', headers: new Headers({ 'user-agent': 'test' }) };

/** An accounts service on a test database, with the mails and announcements it sent. */
export interface AccountsFixture {
  database: OpenDatabase;
  clock: TestClock;
  accounts: AccountsService;
  /** The same on the same database, with another way to hash passwords. */
  another(passwordHashing: PasswordHashing): AccountsService;
  mails: Mail[];
  /** The entrance to the mail queue. */
  mailer: { send: Mock<(mail: Mail) => Promise<void>> };
  endedSessions: string[];
  /** What newcomers brought along. */
  newcomers: Newcomer[];
  /** Where the site keeps its files. */
  dataDir: string;
  /** Recorded security events and log lines. */
  securityEvents: string[];
  logLines: string[];
  /** Begins a sign-up. @returns its id, as stored in the browser's cookie. */
  begin(account: Parameters<AccountsService['signUp']['begin']>[0], clientAddress?: string): Promise<string>;
  /** Enters a code in the browser that began a sign-up. */
  enter(attemptId: string, email: string, code?: string): ReturnType<AccountsService['signUp']['verifyEmail']>;
  /** The newest code mailed to an address. */
  codeFor(email: string): string;
  /** Signs up and verifies. */
  member(name: string): Promise<{ email: string; signedIn: SignedIn }>;
  /** The same, as actions on one's own account need it. */
  owner(name: string): Promise<AccountOwner>;
}

/** A person with the request headers of their browser. */
export interface AccountOwner {
  id: string;
  email: string;
  headers: Headers;
}

/** Settings of a process that leaves all to administrators. */
const NOTHING_GIVEN = { operator: undefined, hidingsPerHour: undefined, duelReadings: undefined, tableHours: undefined };

/**
 * Gives every test of a file the same accounts service, with an empty database and nothing recorded.
 * @param setUp called before each test.
 * @param personalData declarations of the features under test.
 */
export function onAccountsFixture(
  setUp: (fixture: AccountsFixture) => void | Promise<void>,
  personalData: readonly PersonalData[] = [],
): void {
  let fixture: AccountsFixture;
  beforeAll(async () => {
    fixture = await openAccountsFixture(personalData);
  });
  afterAll(async () => {
    await fixture.database.close();
    await rm(fixture.dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await emptyTables(fixture.database);
    for (const recorded of [fixture.mails, fixture.endedSessions, fixture.newcomers, fixture.securityEvents, fixture.logLines])
      recorded.length = 0;
    await setUp(fixture);
  });
}

async function openAccountsFixture(personalData: readonly PersonalData[]): Promise<AccountsFixture> {
  const database = await openTestDatabase();
  const clock = createTestClock();
  const mails: Mail[] = [];
  const mailer = {
    send: vi.fn(async (mail: Mail) => {
      mails.push(mail);
    }),
  };
  const endedSessions: string[] = [];
  const newcomers: Newcomer[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'accounts-'));
  const secret = 'a secret for tests, long enough to be one';
  const logLines: string[] = [];
  const securityEvents: string[] = [];
  const log = createLog({ destination: { write: (line: string) => void logLines.push(line) } });
  const written = createSecurityLog(log, secret);
  const security: SecurityLog = {
    record(event, facts) {
      securityEvents.push(event);
      written.record(event, facts);
    },
  };
  const another = (passwordHashing: PasswordHashing) =>
    createAccountsService({
      db: database.db,
      clock,
      secret,
      siteUrl: new URL('http://localhost:3000'),
      mailer,
      limiter: reportLimits(createRateLimiter(database.db, clock, 'secret'), security),
      log,
      security,
      settings: createSettings({ db: database.db, config: NOTHING_GIVEN }),
      personalData,
      newcomers: [async (_trx, newcomer) => void newcomers.push(newcomer)],
      adminEmail: ADMIN_EMAIL,
      keepErasures: createErasureCopy({ db: database.db, clock, dataDir }),
      announceEnd: (sessionId) => endedSessions.push(sessionId),
      passwordHashing,
    });
  const accounts = another(quickPasswordHashing);
  const codeFor = (email: string) => {
    const mail = mails.findLast(({ to, subject }) => to === email && /\d{6}/.test(subject));
    const code = mail?.subject.match(/\d{6}/)?.[0];
    if (!code) throw new Error('No code was mailed.');
    return code;
  };
  const begin = (account: Parameters<AccountsService['signUp']['begin']>[0], clientAddress = FROM.clientAddress) =>
    accounts.signUp.begin(account, { ...FROM, clientAddress });
  const enter = (attemptId: string, email: string, code = codeFor(email)) =>
    accounts.signUp.verifyEmail({ email, code, attemptId, password: undefined, name: undefined }, FROM);
  async function member(name: string) {
    const email = `${name.toLowerCase().replace(/\W/g, '')}@example.test`;
    return { email, signedIn: await enter(await begin({ name, email, password: STRONG }), email) };
  }
  return {
    database,
    clock,
    accounts,
    another,
    mails,
    mailer,
    endedSessions,
    newcomers,
    dataDir,
    securityEvents,
    logLines,
    begin,
    enter,
    codeFor,
    member,
    async owner(name) {
      const { email, signedIn } = await member(name);
      return { id: signedIn.viewer.id, email, headers: browserWith(signedIn.setCookies) };
    },
  };
}

/** The request headers of a browser with these cookies. */
export function browserWith(setCookies: readonly string[]): Headers {
  return new Headers({ cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '), 'user-agent': 'test' });
}

/** The token in the link of a recovery mail. */
export function tokenOf(mail: Mail | undefined): string {
  const token = mail?.text.match(/[?&]token=([\w-]+)/)?.[1];
  if (!token) throw new Error('No link was mailed.');
  return token;
}
