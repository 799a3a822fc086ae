import { type Mock, vi } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLog } from '~/platform/log/log.server';
import type { Mail } from '~/platform/mail/mail.server';
import { createRateLimiter } from '~/platform/rate-limit.server';
import { createTestClock, type TestClock } from '~/platform/testing/test-clock';
import { openTestDatabase } from '~/platform/testing/test-database';
import { type AccountsService, createAccountsService } from './accounts.server';
import type { PersonalData } from './personal-data';
import type { SignedIn } from './sign-up.server';

export const STRONG = 'Quill-and-sand-7';
export const FROM = { clientAddress: '203.0.113.5', headers: new Headers({ 'user-agent': 'test' }) };

/** An accounts service on a test database, whose mails and announcements a test can look at. */
export interface AccountsKit {
  database: OpenDatabase;
  clock: TestClock;
  accounts: AccountsService;
  mails: Mail[];
  /** The way into the mail queue. */
  mailer: { send: Mock<(mail: Mail) => Promise<void>> };
  endedSessions: string[];
  /** The newest code mailed to an address. */
  codeFor(email: string): string;
  /** Signs up and verifies. */
  member(name: string): Promise<{ email: string; signedIn: SignedIn }>;
}

/** @param personalData what the features of the test hold of persons. */
export async function openAccountsKit(personalData: readonly PersonalData[] = []): Promise<AccountsKit> {
  const database = await openTestDatabase();
  const clock = createTestClock();
  const mails: Mail[] = [];
  const mailer = {
    send: vi.fn(async (mail: Mail) => {
      mails.push(mail);
    }),
  };
  const endedSessions: string[] = [];
  const accounts = createAccountsService({
    db: database.db,
    clock,
    secret: 'a secret for tests, long enough to be one',
    siteUrl: new URL('http://localhost:3000'),
    mailer,
    limiter: createRateLimiter(database.db, clock, 'secret'),
    log: createLog({ level: 'silent' }),
    personalData,
    announceEnd: (sessionId) => endedSessions.push(sessionId),
  });
  const codeFor = (email: string) => {
    const mail = mails.findLast(({ to, subject }) => to === email && /\d{6}/.test(subject));
    const code = mail?.subject.match(/\d{6}/)?.[0];
    if (!code) throw new Error('No code was mailed.');
    return code;
  };
  return {
    database,
    clock,
    accounts,
    mails,
    mailer,
    endedSessions,
    codeFor,
    async member(name) {
      const email = `${name.toLowerCase().replace(/\W/g, '')}@example.test`;
      await accounts.signUp({ name, email, password: STRONG }, FROM.clientAddress);
      return { email, signedIn: await accounts.verifyEmail(email, codeFor(email), FROM) };
    },
  };
}

/** The request headers of a browser that holds these cookies. */
export function browserWith(setCookies: readonly string[]): Headers {
  return new Headers({ cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; '), 'user-agent': 'test' });
}
