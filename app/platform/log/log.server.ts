import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino } from 'pino';
import { currentTraceId } from '../tracing/current-span.server';
import { BUILD } from './build.server';
import { createOutage, type Outage } from './outage.server';

export type Log = Logger;

const EMAIL = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+\.[^\s@<>"'(),:;]+/g;
const QUERY = /\?[^\s"']*/g;
const SECRET_NAMES = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'otp',
  'token',
  'cookie',
  'authorization',
  'email',
  'to',
  'set-cookie',
];

/** The id of the current request, included in all of its log lines. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

interface LogOptions {
  level?: string;
  destination?: pino.DestinationStream;
  /** Collects the lines of an outage. */
  outage?: Outage;
}

/** Removes e-mail addresses and query strings from a text. */
export function scrub(text: string): string {
  return text.replace(EMAIL, '[address]').replace(QUERY, '');
}

/**
 * A JSON log on standard output, whose lines name the process, its build and the trace in progress. It never contains a password, code, token, query string or e-mail address:
 * fields with such names are dropped and error messages are scrubbed. Lines whose `err` says that the database is
 * away are collected.
 */
export function createLog(options: LogOptions = {}): Log {
  const outage = options.outage ?? createOutage();
  const log: Log = pino(
    {
      level: options.level ?? 'info',
      base: { pid: process.pid, build: BUILD },
      redact: { paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), remove: true },
      mixin: () => ({ ...requestContext.getStore(), traceId: currentTraceId() }),
      hooks: {
        logMethod(args, method) {
          if (outage.gathers(errorIn(args[0]), (figures, text) => log.warn(figures, text))) return;
          const clean = args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args;
          method.apply(this, clean);
        },
      },
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    // With a least length, `flush` waits for the lines under way.
    options.destination ?? pino.destination({ dest: 1, minLength: 1 }),
  );
  return log;
}

function errorIn(fields: unknown): unknown {
  return typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
}

function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  // `detail` of a database error quotes the row and `cause` may quote anything, so both are dropped.
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, message: scrub(error.message), ...(code ? { errorCode: code } : {}), stack: scrub(error.stack ?? '') };
}
