import type { Clock } from '~/platform/clock';
import type { Db } from '~/platform/database/database.server';
import type { Jobs } from '~/platform/jobs/jobs.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import type { RateLimiter } from '~/platform/rate-limit.server';
import { createSeal } from '~/platform/seal.server';
import { type AccountNotices, createAccountNotices } from './account-notices.server';
import { type Auth, createAuth } from './auth.server';
import { createKnownBrowser, type KnownBrowser } from './known-browser.server';
import { createLeaving, type LeavingService } from './leaving.server';
import { createMailedCodes, type MailedCodes } from './mailed-codes.server';
import { createPasswords, type Passwords } from './passwords.server';
import { createPendingAddress, type PendingAddress } from './pending-address.server';
import type { PersonalData } from './personal-data';
import { createProfiles, type Profiles } from './profiles.server';
import { createSessions, type Sessions } from './sessions.server';
import { createSignIn, type SignIn } from './sign-in.server';
import { createSignUp, type SignUp } from './sign-up.server';
import { removeStaleAccounts } from './stale-accounts.server';

/** What the parts of the accounts service share. */
export interface AccountParts {
  db: Db;
  clock: Clock;
  auth: Auth;
  limiter: RateLimiter;
  sessions: Sessions;
  codes: MailedCodes;
  knownBrowser: KnownBrowser;
  notices: AccountNotices;
}

export interface AccountsDeps {
  db: Db;
  clock: Clock;
  secret: string;
  siteUrl: URL;
  mailer: Mailer;
  limiter: RateLimiter;
  log: Log;
  /** What each feature holds of persons. */
  personalData: readonly PersonalData[];
  /** Tells the tabs of a session that it has ended. */
  announceEnd(sessionId: string): void;
}

/** Everything about who people are: signing up and in, sessions, passwords, profiles. */
export interface AccountsService extends SignUp, SignIn, Passwords, Profiles, LeavingService {
  sessions: Sessions;
  pendingAddress: PendingAddress;
  /** Ids of players who have signed in with the browser that sent these headers. */
  playersOfBrowser(headers: Headers): Promise<string[]>;
  /** Removes what has run out: accounts never verified, sessions, codes, counters. */
  removeStale(): Promise<void>;
}

/** Makes the accounts service from its doors. */
export function createAccountsService(deps: AccountsDeps): AccountsService {
  const { db, clock, limiter } = deps;
  const auth = createAuth(deps);
  const sessions = createSessions({ db, clock, auth, announceEnd: deps.announceEnd });
  const codes = createMailedCodes({ db, auth, mailer: deps.mailer, limiter, siteUrl: deps.siteUrl });
  const knownBrowser = createKnownBrowser(createSeal(deps.secret, 'known browser'), deps.siteUrl);
  const parts: AccountParts = { db, clock, auth, limiter, sessions, codes, knownBrowser, notices: createAccountNotices(deps) };
  return {
    ...createSignUp(parts),
    ...createSignIn(parts),
    ...createPasswords(parts),
    ...createProfiles(parts),
    ...createLeaving({ ...parts, personalData: deps.personalData, announceEnd: deps.announceEnd }),
    sessions,
    pendingAddress: createPendingAddress(createSeal(deps.secret, 'pending address'), deps.siteUrl),
    playersOfBrowser: knownBrowser.players,
    removeStale: async () => {
      await removeStaleAccounts(db, clock);
      await limiter.sweep();
    },
  };
}

/** Has the housekeeping done every hour. */
export function scheduleAccountHousekeeping(jobs: Jobs, accounts: Pick<AccountsService, 'removeStale'>): void {
  jobs.repeat('accounts-housekeeping', '7 * * * *', () => accounts.removeStale());
}

/** Tells whether an address belongs to somebody: mails are for nobody else. */
export function accountWithAddress(db: Db): (email: string) => Promise<boolean> {
  return async (email) => (await db.selectFrom('player').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
}
