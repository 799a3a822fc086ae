import { BlockList } from 'node:net';
import type { PushKeys } from '../push/push-keys.server';
import { networksOf } from '../requests/networks.server';
import { traceHeaders } from '../tracing/trace-headers';
import { type BackupSettings, backupSettings } from './backup-settings';
import { jointFaults } from './joint-faults.server';
import { readOperator } from './operator.server';
import type { Operator } from './operator-facts';
import { withSecretFiles } from './secret-files.server';
import { type LogLevel, type modelUses, type Settings, siteUrlOf, variables } from './variables.server';

/** An OpenAI-compatible endpoint. */
export interface ModelSettings {
  /** Base address of the endpoint, such as http://127.0.0.1:11434/v1. */
  baseUrl: string;
  /** Undefined for an endpoint without keys. */
  apiKey: string | undefined;
  model: string;
}

/** All settings of a running site; docs/operating.md explains them. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The public address, without a trailing slash. */
  siteUrl: URL;
  /** Number of reverse proxies in front; 0 means that forwarded headers are ignored. */
  trustProxy: number;
  /** Who may read /metrics besides this machine. */
  metricsAllow: BlockList;
  /** Base address of an OTLP receiver of traces, and the headers it wants; undefined: no traces. */
  traces: TraceSettings | undefined;
  databaseUrl: string | undefined;
  /** The server itself, if databaseUrl is a pooler in front of it. */
  databaseDirectUrl: string | undefined;
  /** A standby for visitors' reads. */
  databaseReadUrl: string | undefined;
  /** Maximum number of connections of this process to a database server. */
  databaseConnections: number;
  /** The least level that is logged. */
  logLevel: LogLevel;
  /** From when a query gets a line in the log, in ms. */
  slowQueryMs: number;
  /** Redis or Valkey, for messages between processes; undefined: PostgreSQL carries them. */
  redisUrl: string | undefined;
  /** Undefined: generated once and stored in DATA_DIR. */
  secret: string | undefined;
  /** This account, once verified, is an administrator; in lower case. */
  adminEmail: string | undefined;
  mail: { smtpUrl: string | undefined; from: string };
  /** Messages to devices: the site's keys, undefined: made and kept; and whom a push service may write to. */
  push: { keys: PushKeys | undefined; subject: string };
  /** Card payments; undefined: donating says that they are not set up. */
  payments: PaymentSettings | undefined;
  /** The language model behind the AI writers, with how many tokens a question may have; undefined: the built-in writer alone. */
  writerModel: (ModelSettings & { usedFor: (typeof modelUses)[number]; contextTokens?: number | undefined }) | undefined;
  /** Facts for the pages that the law wants; this and the next three: undefined where administrators set it. */
  operator: Operator | undefined;
  /** The hours of the day (UTC) at which rooms' open tables begin. */
  tableHours: readonly number[] | undefined;
  /** The most that reports may hide in an hour before anybody has decided. */
  hidingsPerHour: number | undefined;
  /** How many readings close a duel, where fifty people or more write. */
  duelReadings: 3 | 5 | 7 | undefined;
  /** Undefined: the site makes no backups by itself. */
  backups: BackupSettings | undefined;
  demo: boolean;
  /** Factor on every game clock and game delay. */
  gameSpeed: number;
}

export interface TraceSettings {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
}

export interface PaymentSettings {
  secretKey: string;
  /** Undefined: webhooks are refused, and payments are polled. */
  webhookSecret: string | undefined;
  /** Base address of the provider's API, if not the real one. */
  apiBase: URL | undefined;
}

/** Thrown for invalid settings; `faults` has a plain sentence for each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['Quillarena cannot start with these settings:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws {ConfigError} with every fault at once, in plain words.
 * @see docs/operating.md
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { given, faults: fileFaults } = withSecretFiles(env);
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    // Rules about several settings are checked without the faulty ones, so that all faults show at once.
    const faulty = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const rest = variables.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name))));
    const joint = rest.success ? jointFaults(rest.data, faulty) : [];
    throw new ConfigError([...fileFaults, ...parsed.error.issues.map((issue) => issue.message), ...joint]);
  }
  const settings = parsed.data;
  const faults = [...fileFaults, ...jointFaults(settings, new Set())];
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    siteUrl: siteUrlOf(settings),
    trustProxy: settings.TRUST_PROXY,
    metricsAllow: networksOf(settings.METRICS_ALLOW ?? '') ?? new BlockList(),
    traces: tracesOf(settings),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    databaseConnections: settings.DB_POOL,
    logLevel: settings.LOG_LEVEL,
    slowQueryMs: settings.SLOW_QUERY_MS,
    redisUrl: settings.REDIS_URL,
    secret: settings.SECRET,
    adminEmail: settings.ADMIN_EMAIL,
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: mailFrom(settings),
    },
    push: pushOf(settings),
    payments: paymentsOf(settings),
    writerModel: writerModelOf(settings),
    operator: readOperator(settings).operator,
    tableHours: settings.TABLE_HOURS,
    hidingsPerHour: settings.HIDINGS_PER_HOUR,
    duelReadings: settings.DUEL_READINGS,
    backups: backupSettings(settings),
    demo: settings.DEMO === '1',
    gameSpeed: settings.GAME_SPEED,
  };
}

function tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers }: Settings): Config['traces'] {
  return endpoint === undefined ? undefined : { endpoint, headers: traceHeaders(headers ?? '') ?? {} };
}

function writerModelOf({
  AI_BASE_URL: address,
  AI_API_KEY: apiKey,
  AI_MODEL: model,
  AI_FOR: usedFor,
  AI_CONTEXT: contextTokens,
}: Settings): Config['writerModel'] {
  return address && model ? { baseUrl: address.replace(/\/+$/, ''), apiKey, model, usedFor, contextTokens } : undefined;
}

/** A push service may write to the address that mails come from, unless the operator names another. */
function pushOf(settings: Settings): Config['push'] {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT } = settings;
  const [, address] = /([^\s<>]+@[^\s<>]+)>?$/.exec(mailFrom(settings)) ?? [];
  return { keys: publicKey && privateKey ? { publicKey, privateKey } : undefined, subject: VAPID_SUBJECT ?? `mailto:${address}` };
}

function mailFrom(settings: Settings): string {
  return settings.MAIL_FROM ?? `Quillarena <no-reply@${siteUrlOf(settings).hostname.replace(/^\[|\]$/g, '')}>`;
}

function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE }: Settings): PaymentSettings | undefined {
  if (!STRIPE_SECRET_KEY) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined,
  };
}
