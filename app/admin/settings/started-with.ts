import type { BackupKeep } from '~/platform/backup/thinning';
import type { Config } from '~/platform/config/config.server';

/** A setting that a process was started with. */
export interface Setting {
  name: string;
  /** Of a secret, and of what may hold one, only whether it is set. */
  value: string;
}

const isSet = (value: unknown) => (value === undefined ? 'not set' : 'set');

/** What a process was started with, without secrets: addresses of servers may hold passwords, so they are not shown either. */
export function startedWith(config: Config): Setting[] {
  const { siteUrl, payments, writerModel, mail } = config;
  const shown: Readonly<Record<string, string | number | undefined>> = {
    SITE_URL: siteUrl.origin,
    HOST: config.host,
    PORT: config.port,
    DATA_DIR: config.dataDir,
    TRUST_PROXY: config.trustProxy,
    DATABASE_URL: config.databaseUrl === undefined ? 'not set: the embedded database' : 'set',
    DATABASE_DIRECT_URL: isSet(config.databaseDirectUrl),
    DATABASE_READ_URL: isSet(config.databaseReadUrl),
    DB_POOL: config.databaseConnections,
    REDIS_URL: config.redisUrl === undefined ? 'not set: PostgreSQL carries live messages' : 'set',
    LOG_LEVEL: config.logLevel,
    SLOW_QUERY_MS: config.slowQueryMs,
    METRICS_ALLOW: config.metricsAllow.rules.join(', ') || 'not set: this machine alone',
    OTEL_EXPORTER_OTLP_ENDPOINT: config.traces === undefined ? 'not set: no traces' : 'set',
    OTEL_EXPORTER_OTLP_HEADERS: Object.keys(config.traces?.headers ?? {}).length > 0 ? 'set' : 'not set',
    SECRET: config.secret === undefined ? 'not set: kept in DATA_DIR' : 'set',
    ADMIN_EMAIL: isSet(config.adminEmail),
    SMTP_URL: mail.smtpUrl === undefined ? 'not set: mails go to DATA_DIR/outbox' : 'set',
    MAIL_FROM: mail.from,
    AI_BASE_URL: isSet(writerModel?.baseUrl),
    AI_API_KEY: isSet(writerModel?.apiKey),
    AI_MODEL: writerModel?.model ?? 'not set: the built-in writer',
    AI_FOR: writerModel?.usedFor ?? 'not set',
    AI_CONTEXT: writerModel?.contextTokens ?? 'not set: 4000',
    VAPID_PUBLIC_KEY: config.push.keys === undefined ? 'not set: made and kept in the database' : 'set',
    VAPID_PRIVATE_KEY: isSet(config.push.keys),
    VAPID_SUBJECT: config.push.subject,
    OPERATOR_FACTS: config.operator === undefined ? 'not set: administrators say who runs the site' : 'set',
    HIDINGS_PER_HOUR: config.hidingsPerHour ?? 'not set: administrators set it',
    DUEL_READINGS: config.duelReadings ?? 'not set: administrators set it',
    TABLE_HOURS: config.tableHours?.join(', ') ?? 'not set: administrators set it',
    STRIPE_SECRET_KEY: isSet(payments?.secretKey),
    STRIPE_WEBHOOK_SECRET: isSet(payments?.webhookSecret),
    STRIPE_API_BASE: payments?.apiBase?.origin ?? 'not set: Stripe itself',
    BACKUP_DIR: config.backups?.dir ?? 'not set: no backups',
    BACKUP_EVERY: config.backups ? `${config.backups.everyMs / 3_600_000}h` : 'off',
    BACKUP_KEEP: config.backups && keepText(config.backups.keep),
    BACKUP_COMMAND: isSet(config.backups?.command),
    DEMO: config.demo ? 1 : 0,
    GAME_SPEED: config.gameSpeed,
  };
  return Object.entries(shown).map(([name, value]) => ({ name, value: String(value) }));
}

function keepText({ days, weeks, months }: BackupKeep): string {
  return `${days}d,${weeks}w,${months}m`;
}
