import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { SecurityLog } from '~/platform/log/security-log.server';
import type { MailedCodes } from './mailed-codes/mailed-codes.server';
import type { AccountNotices } from './mails/account-notices.server';
import type { SecondFactors } from './second-factors/second-factors.server';
import type { SecurityEvents } from './security-events/security-events.server';
import type { Auth } from './sessions/auth.server';
import type { Sessions } from './sessions/sessions.server';
import type { AccountLimits } from './sign-in/account-limits.server';
import type { KnownBrowser } from './sign-in/known-browser.server';
import type { SignUpAttempts } from './sign-up/sign-up-attempts.server';
import type { Traces } from './traces/traces.server';

/** Dependencies shared by the parts of the accounts service. */
export interface AccountDependencies {
  db: Db;
  clock: Clock;
  auth: Auth;
  limiter: RateLimiter;
  sessions: Sessions;
  accountLimits: AccountLimits;
  attempts: SignUpAttempts;
  codes: MailedCodes;
  knownBrowser: KnownBrowser;
  notices: AccountNotices;
  events: SecurityEvents;
  factors: SecondFactors;
  security: SecurityLog;
  traces: Traces;
}
