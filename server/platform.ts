import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { join, resolve } from 'node:path';
import { accountWithAddress } from '../app/accounts/accounts.server';
import { currentCode } from '../app/accounts/mailed-codes/mailed-codes.server';
import { pushTargets } from '../app/notices/devices/devices.server';
import type { Platform } from '../app/platform/feature/platform';
import type { Jobs } from '../app/platform/jobs/jobs.server';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { createLive, type LiveIdentity } from '../app/platform/live/live.server';
import { createSecurityLog, reportLimits } from '../app/platform/log/security-log.server';
import { createMailer } from '../app/platform/mail/mail.server';
import { createOutbox } from '../app/platform/mail/outbox.server';
import { smtpTransport } from '../app/platform/mail/smtp-transport.server';
import { createPushKeys } from '../app/platform/push/push-keys.server';
import { createPusher } from '../app/platform/push/pusher.server';
import { seededRandom } from '../app/platform/random/random';
import { isOwnOrigin } from '../app/platform/requests/origin';
import { createSeal } from '../app/platform/sealing/seal.server';
import { detectors, endsBetween, noticeKinds, personalData, reportables, shown } from './features';
import type { Site } from './site';

const MAX_SEED = 2 ** 32;

interface PlatformDependencies {
  site: Site;
  jobs: Jobs;
  /** Tells who stands behind a live connection, by the headers it was opened with. */
  identify(headers: IncomingHttpHeaders): Promise<LiveIdentity>;
}

/** What every feature's services may be made from. */
export function createPlatform({ site, jobs, identify }: PlatformDependencies): Platform {
  const { config, clock, database, bus, log, metrics, tracing, secret } = site;
  const { db } = database;
  const { siteUrl } = config;
  const outbox = config.mail.smtpUrl ? undefined : createOutbox(join(resolve(config.dataDir), 'outbox'), config.mail.from, clock);
  const transport = config.mail.smtpUrl ? smtpTransport(config.mail.smtpUrl, config.mail.from).transport : outbox?.transport;
  if (!transport) throw new Error('No way to send mails.');
  const security = createSecurityLog(log, secret, metrics);
  return {
    ...{
      config,
      siteUrl,
      secret,
      clock,
      database,
      db,
      bus,
      log,
      security,
      metrics,
      tracing,
      outbox,
      jobs,
      personalData,
      noticeKinds,
      reportables,
      detectors,
      endsBetween,
      shown,
    },
    random: seededRandom(randomInt(MAX_SEED)),
    limiter: reportLimits(createRateLimiter(db, clock, secret), security),
    mailer: createMailer({
      ...{ jobs, clock, transport, metrics, log },
      seal: createSeal(secret, 'mail queue'),
      isWanted: accountWithAddress(db),
      isCurrent: currentCode(db),
    }),
    pusher: createPusher({
      ...{ jobs, metrics, log },
      seal: createSeal(secret, 'push queue'),
      keys: createPushKeys({ db, clock, log, seal: createSeal(secret, 'push keys'), given: config.push.keys }),
      subject: config.push.subject,
      targets: pushTargets(db, clock),
    }),
    live: createLive({
      metrics,
      tracing,
      log,
      identify,
      proxies: config.trustProxy,
      isOwnOrigin: (origin) => isOwnOrigin(origin, siteUrl),
    }),
  };
}
