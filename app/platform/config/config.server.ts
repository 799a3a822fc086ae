import { BlockList } from 'node:net';
import { z } from 'zod';
import { DEFAULT_CONNECTIONS } from '../database/server-database.server';
import type { PushKeys } from '../push/push-keys.server';
import { networksOf } from '../requests/networks.server';
import { isLoopbackHost } from '../requests/origin';
import { type BackupSettings, backupSettings, backupVariables } from './backup-settings';
import { readOperator } from './operator.server';
import type { Operator } from './operator-facts';
import { withSecretFiles } from './secret-files.server';

/** An OpenAI-compatible endpoint. */
export interface ModelSettings {
  /** Base address of the endpoint, such as http://127.0.0.1:11434/v1. */
  baseUrl: string;
  /** Undefined for an endpoint without keys. */
  apiKey: string | undefined;
  model: string;
}

/** What a language model is asked for: parts in rooms, prompts and starters, or only these two. */
const modelUses = ['rooms', 'prompts'] as const;

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
  /** Base address of an OTLP receiver of traces; undefined: no traces. */
  tracesEndpoint: string | undefined;
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
  /** The language model behind the AI writers; undefined: the built-in writer alone. */
  writerModel: (ModelSettings & { usedFor: (typeof modelUses)[number] }) | undefined;
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

const url = (name: string, schemes: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `${name} must be an address like ${example}.`,
  });

/** No path but the number of a database, and in a password %25 for a percent sign. */
const REDIS_ADDRESS = /^rediss?:\/\/(?:[^%/]|%[\da-f]{2})+(?:\/\d*)?$/i;

const TABLE_HOURS = /^(?:1?\d|2[0-3])(?:,(?:1?\d|2[0-3])){2}$/;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a whole number from 1 to 65535.')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'PORT must be a whole number from 1 to 65535.')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be a host name or an IP address, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  SITE_URL: url('SITE_URL', ['http:', 'https:'], 'https://quillarena.example').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^\d{1,2}$/, 'TRUST_PROXY must be the number of proxies in front of the site: 0, 1, 2 …')
    .transform(Number)
    .default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`).default('info'),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,6}$/, 'SLOW_QUERY_MS must be a whole number of milliseconds; 0: every query.')
    .transform(Number)
    .default(200),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  METRICS_ALLOW: z
    .string()
    .refine(
      (list) => networksOf(list) !== undefined,
      'METRICS_ALLOW must be addresses or networks with commas between them, such as 10.0.0.5,192.168.0.0/16.',
    )
    .optional(),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/quillarena').optional(),
  DATABASE_DIRECT_URL: url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/quillarena').optional(),
  DATABASE_READ_URL: url('DATABASE_READ_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@standby:5432/quillarena').optional(),
  DB_POOL: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'DB_POOL must be the number of connections that a process may open to the database server: 20, for example.')
    .transform(Number)
    .default(DEFAULT_CONNECTIONS),
  REDIS_URL: z
    .string()
    .refine(
      (value) => URL.canParse(value) && REDIS_ADDRESS.test(value),
      'REDIS_URL must be an address like redis://user:password@host:6379.',
    )
    .optional(),
  SECRET: z.string().min(32, 'SECRET must have at least 32 characters; for example the output of: openssl rand -hex 32').optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>\r\n]* <)?[^\s@<>]+@[^\s@<>]+>?$/,
      'MAIL_FROM must be an e-mail address, such as Quillarena <hello@quillarena.example>.',
    )
    .optional(),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be the e-mail address of an account, such as ada@quillarena.example.').toLowerCase().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe: it begins with sk_ or rk_.')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: it begins with whsec_.')
    .optional(),
  STRIPE_API_BASE: url('STRIPE_API_BASE', ['http:', 'https:'], 'http://127.0.0.1:12111')
    .refine((value) => !URL.canParse(value) || new URL(value).pathname === '/', 'STRIPE_API_BASE must not have a path.')
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'VAPID_PUBLIC_KEY must be a public key of 87 characters in base64url, as web-push makes it.')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'VAPID_PRIVATE_KEY must be a private key of 43 characters in base64url, as web-push makes it.')
    .optional(),
  VAPID_SUBJECT: url('VAPID_SUBJECT', ['mailto:', 'https:'], 'mailto:hello@quillarena.example').optional(),
  AI_BASE_URL: url('AI_BASE_URL', ['http:', 'https:'], 'https://models.example/v1').optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'AI_API_KEY must be a key without spaces or line breaks.')
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^\S{1,200}$/, 'AI_MODEL must be the name of a model, without spaces.')
    .optional(),
  AI_FOR: z.enum(modelUses, 'AI_FOR must be rooms or prompts.').default('rooms'),
  OPERATOR_FACTS: z.string().optional(),
  OPERATOR_FILE: z.string().optional(),
  HIDINGS_PER_HOUR: z
    .string()
    .regex(
      /^\d{1,4}$/,
      'HIDINGS_PER_HOUR must be the number of things that reports may hide in an hour before anybody has decided: 5, for example.',
    )
    .transform(Number)
    .optional(),
  TABLE_HOURS: z
    .string()
    .regex(TABLE_HOURS, 'TABLE_HOURS must be three hours of the day in UTC with commas between them, such as 12,18,20.')
    .transform((list) => list.split(',').map(Number))
    .optional(),
  DUEL_READINGS: z
    .enum(['3', '5', '7'], 'DUEL_READINGS must be how many readings close a duel: 3, 5 or 7.')
    .transform((readings) => z.literal([3, 5, 7]).parse(Number(readings)))
    .optional(),
  ...backupVariables,
  DEMO: z.enum(['0', '1'], 'DEMO must be 0 (no demo world) or 1.').default('1'),
  GAME_SPEED: z
    .string()
    .refine((value) => Number(value) > 0 && Number(value) <= 1000, 'GAME_SPEED must be a number above 0 and up to 1000.')
    .transform(Number)
    .default(1),
});

type Settings = z.infer<typeof schema>;

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * @throws {ConfigError} with every fault at once, in plain words.
 * @see docs/operating.md
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { given, faults: fileFaults } = withSecretFiles(env);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    // Rules about several settings are checked without the faulty ones, so that all faults show at once.
    const faulty = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const rest = schema.safeParse(Object.fromEntries(Object.entries(given).filter(([name]) => !faulty.has(name))));
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
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
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

function writerModelOf({ AI_BASE_URL: address, AI_API_KEY: apiKey, AI_MODEL: model, AI_FOR: usedFor }: Settings): Config['writerModel'] {
  return address && model ? { baseUrl: address.replace(/\/+$/, ''), apiKey, model, usedFor } : undefined;
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

function siteUrlOf({ SITE_URL, HOST, PORT }: Settings): URL {
  return new URL(SITE_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`);
}

function jointFaults(settings: Settings, alreadyFaulty: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const siteIsLocal = isLoopbackHost(siteUrlOf(settings).hostname);
  if (!alreadyFaulty.has('SITE_URL') && !settings.SITE_URL && !isLoopbackHost(settings.HOST)) {
    faults.push(`HOST ${settings.HOST} can be reached from elsewhere, so SITE_URL must say the address people use.`);
  }
  if (settings.SITE_URL && siteIsLocal && !isLoopbackHost(settings.HOST) && !alreadyFaulty.has('HOST')) {
    faults.push(`HOST ${settings.HOST} can be reached from elsewhere, so SITE_URL cannot be a loopback address; please unset HOST.`);
  }
  if (settings.SITE_URL && new URL(settings.SITE_URL).pathname !== '/') {
    faults.push('SITE_URL must not have a path: the site lives at the root of its address.');
  }
  if (settings.DATABASE_URL && !settings.SECRET && !alreadyFaulty.has('SECRET')) {
    faults.push('With DATABASE_URL a SECRET is needed, the same for every process; for example the output of: openssl rand -hex 32');
  }
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL && !alreadyFaulty.has('DATABASE_URL')) {
    faults.push('DATABASE_DIRECT_URL is the way past a pooler, so DATABASE_URL must say where the pooler is; or set DATABASE_URL alone.');
  }
  if (settings.REDIS_URL && !settings.DATABASE_URL && !alreadyFaulty.has('DATABASE_URL')) {
    faults.push(
      'REDIS_URL does nothing without DATABASE_URL, as one process has nobody to talk to; please set that too, or unset REDIS_URL.',
    );
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL && !alreadyFaulty.has('DATABASE_URL')) {
    faults.push('DATABASE_READ_URL is a standby, so DATABASE_URL must say where its primary is; or unset DATABASE_READ_URL.');
  }
  if (settings.SITE_URL && !siteIsLocal && !settings.SMTP_URL && !alreadyFaulty.has('SMTP_URL')) {
    faults.push('SMTP_URL is needed, because people at this SITE_URL must receive real mails.');
  }
  faults.push(...paymentFaults(settings, alreadyFaulty), ...readOperator(settings).faults);
  if (Boolean(settings.VAPID_PUBLIC_KEY) !== Boolean(settings.VAPID_PRIVATE_KEY)) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; please set both, or neither.');
  }
  if (settings.AI_BASE_URL && !settings.AI_MODEL && !alreadyFaulty.has('AI_MODEL')) {
    faults.push('With AI_BASE_URL the name of a model is needed: AI_MODEL.');
  }
  if (settings.AI_BASE_URL && new URL(settings.AI_BASE_URL).username !== '') {
    faults.push('AI_BASE_URL must not hold a name or password; a key goes into AI_API_KEY.');
  }
  if (!settings.AI_BASE_URL && (settings.AI_MODEL || settings.AI_API_KEY) && !alreadyFaulty.has('AI_BASE_URL')) {
    faults.push('AI_MODEL and AI_API_KEY need an endpoint to go to: AI_BASE_URL.');
  }
  if (settings.SITE_URL && !siteIsLocal && settings.GAME_SPEED !== 1) {
    faults.push('GAME_SPEED is for trying things out on a loopback SITE_URL only; please unset it.');
  }
  return faults;
}

function paymentFaults(settings: Settings, alreadyFaulty: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  if (!settings.STRIPE_SECRET_KEY && !alreadyFaulty.has('STRIPE_SECRET_KEY')) {
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'] as const) {
      if (settings[name]) faults.push(`${name} does nothing without STRIPE_SECRET_KEY; please set that too, or unset ${name}.`);
    }
  }
  if (settings.STRIPE_API_BASE && /^[sr]k_live_/.test(settings.STRIPE_SECRET_KEY ?? '')) {
    faults.push('STRIPE_API_BASE is for trying things out; a live STRIPE_SECRET_KEY goes to Stripe alone, so please unset one of them.');
  }
  return faults;
}
