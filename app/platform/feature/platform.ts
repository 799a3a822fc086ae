import type { Bus } from '../bus/bus.server';
import type { Clock } from '../clock/clock';
import type { Config } from '../config/config.server';
import type { Db, OpenDatabase } from '../database/database.server';
import type { Jobs } from '../jobs/jobs.server';
import type { RateLimiter } from '../limits/rate-limit.server';
import type { Live } from '../live/live.server';
import type { Log } from '../log/log.server';
import type { Metrics } from '../log/metrics.server';
import type { SecurityLog } from '../log/security-log.server';
import type { Mailer } from '../mail/mail.server';
import type { Outbox } from '../mail/outbox.server';
import type { Pusher } from '../push/pusher.server';
import type { Random } from '../random/random';
import type { Tracing } from '../tracing/tracing.server';
import type { Detector } from './detector';
import type { EndBetween } from './end-between';
import type { NoticeKind } from './notice-kind';
import type { PersonalData } from './personal-data';
import type { Reportable } from './reportable';
import type { Shown } from './shows';

/** The opened platform: dependencies of every feature's services. */
export interface Platform {
  config: Config;
  siteUrl: URL;
  /** Secret for seals and keyed hashes. */
  secret: string;
  clock: Clock;
  random: Random;
  database: OpenDatabase;
  db: Db;
  log: Log;
  security: SecurityLog;
  metrics: Metrics;
  tracing: Tracing;
  limiter: RateLimiter;
  /** Sends jobs to queues that exist. */
  jobs: Pick<Jobs, 'send'>;
  mailer: Mailer;
  pusher: Pusher;
  /** Only on a local site without a mail server. */
  outbox: Outbox | undefined;
  live: Live;
  /** Messages between the site's processes. */
  bus: Bus;
  /** Personal data of all features. */
  personalData: readonly PersonalData[];
  /** What all features show outside of their own pages. */
  shown: Shown;
  /** The kinds of notices of all features, in the order of the settings. */
  noticeKinds: readonly NoticeKind[];
  /** What of all features can be reported. */
  reportables: readonly Reportable[];
  /** What all features look at when it is published or changed. */
  detectors: readonly Detector[];
  /** What a block between two people ends, of all features. */
  endsBetween: readonly EndBetween[];
}
