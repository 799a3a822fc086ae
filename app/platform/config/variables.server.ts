import { z } from 'zod';
import { DEFAULT_CONNECTIONS } from '../database/server-database.server';
import { networksOf } from '../requests/networks.server';
import { traceHeaders } from '../tracing/trace-headers';
import { backupVariables } from './backup-settings';
import { FEWEST_CONTEXT_TOKENS, MOST_CONTEXT_TOKENS } from './model-context';

/** What a language model is asked for: parts in rooms, prompts and starters, or only these two. */
export const modelUses = ['rooms', 'prompts'] as const;

const AI_CONTEXT_FAULT = `AI_CONTEXT must be a number of tokens from ${FEWEST_CONTEXT_TOKENS} to ${MOST_CONTEXT_TOKENS}.`;

const url = (name: string, schemes: readonly string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol), {
    error: `${name} must be an address like ${example}.`,
  });

/** No path but the number of a database, and in a password %25 for a percent sign. */
const REDIS_ADDRESS = /^rediss?:\/\/(?:[^%/]|%[\da-f]{2})+(?:\/\d*)?$/i;

const TABLE_HOURS = /^(?:1?\d|2[0-3])(?:,(?:1?\d|2[0-3])){2}$/;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What each environment variable may be. */
export const variables = z.object({
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
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine(
      (list) => traceHeaders(list) !== undefined,
      'OTEL_EXPORTER_OTLP_HEADERS must be headers with commas between them, such as authorization=Bearer%20KEY.',
    )
    .optional(),
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
  AI_CONTEXT: z
    .string()
    .regex(/^\d{1,6}$/, AI_CONTEXT_FAULT)
    .transform(Number)
    .refine((tokens) => tokens >= FEWEST_CONTEXT_TOKENS && tokens <= MOST_CONTEXT_TOKENS, AI_CONTEXT_FAULT)
    .optional(),
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

/** Environment variables, each of which is fit by itself. */
export type Settings = z.infer<typeof variables>;

/** The public address of the site. */
export function siteUrlOf({ SITE_URL, HOST, PORT }: Settings): URL {
  return new URL(SITE_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`);
}
