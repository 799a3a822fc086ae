import type { Clock } from '../clock/clock';
import type { Config } from '../config/config.server';
import type { Db, OpenDatabase } from '../database/database.server';
import type { RateLimiter } from '../limits/rate-limit.server';
import type { Bus } from '../live/bus.server';
import type { Live } from '../live/live.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { SecurityLog } from '../log/security-log.server';
import type { Mailer } from '../mail/mail.server';
import type { Outbox } from '../mail/outbox.server';
import type { Random } from '../random/random';
import type { PersonalData } from './personal-data';

/** The outside world, opened: what every feature's services may be made from. */
export interface Platform {
  config: Config;
  siteUrl: URL;
  /** What seals and keyed hashes are made with. */
  secret: string;
  clock: Clock;
  random: Random;
  database: OpenDatabase;
  db: Db;
  log: Log;
  security: SecurityLog;
  metrics: Metrics;
  limiter: RateLimiter;
  mailer: Mailer;
  /** Present only on a site on one's own machine without a mail server. */
  outbox: Outbox | undefined;
  live: Live;
  /** What the processes of the site say to each other. */
  bus: Bus;
  /** What every feature holds of persons. */
  personalData: readonly PersonalData[];
}
