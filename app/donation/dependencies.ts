import type { Checkout } from '~/platform/checkout/checkout';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import type { Seal } from '~/platform/sealing/seal.server';

/** Dependencies of the donations service. */
export interface DonationDependencies {
  db: Db;
  clock: Clock;
  siteUrl: URL;
  /** Undefined: payments are not set up. */
  checkout: Checkout | undefined;
  mailer: Mailer;
  limiter: RateLimiter;
  log: Log;
  /** Seals the addresses of guests until their receipt is sent. */
  seal: Seal;
}
