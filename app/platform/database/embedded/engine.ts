import type { PGlite as KyselyEngine } from 'kysely';

/** What a statement without values gave. */
export interface StatementResult {
  rows: Record<string, unknown>[];
  affectedRows?: number;
}

/** What the site uses of PGlite, in this thread or another one. */
export interface Engine extends KyselyEngine {
  /** Runs statements without values. @returns the rows of each, and how many it changed. */
  exec(sql: string): Promise<readonly StatementResult[]>;
  /** Listens on a channel. @returns how to stop. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  /** Copies its files as they are at one moment: opened, the copy holds what was committed by then. Only of an engine with files. */
  copyTo?(folder: string): Promise<void>;
}

/** What this thread asks of the engine's; `transaction` is the number of the question that began it. */
export type EngineTask =
  | { type: 'open'; folder: string | undefined }
  | { type: 'query'; sql: string; values: readonly unknown[]; transaction?: number }
  | { type: 'exec'; sql: string }
  | { type: 'begin' }
  | { type: 'commit' | 'rollback'; transaction: number }
  | { type: 'listen' | 'unlisten'; channel: string }
  | { type: 'copy'; from: string; to: string }
  | { type: 'close' };

export interface EngineQuestion {
  number: number;
  task: EngineTask;
}

/** What is left of an error on its way between threads. */
export interface SentError {
  message: string;
  stack: string | undefined;
  /** Its own fields, such as PostgreSQL's code and constraint. */
  fields: Readonly<Record<string, unknown>>;
  /** Whether it was an error at all: the file system throws objects. */
  isError: boolean;
}

/** What the engine's thread says: the answer to a question, a message on a channel, or that it makes a checkpoint. */
export type EngineMessage =
  | { type: 'answer'; number: number; result: unknown }
  | { type: 'failure'; number: number; error: SentError }
  | { type: 'notified'; channel: string; payload: string }
  | { type: 'checkpoint begun' }
  | { type: 'checkpoint made'; seconds: number };

/** Makes an error fit to be sent: other threads receive only its message and stack. */
export function sentError(error: unknown): SentError {
  const own = Object.entries(typeof error === 'object' && error !== null ? error : {});
  const fields = Object.fromEntries(own.filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, fields, isError: false };
  return { message: error.message, stack: error.stack, fields, isError: true };
}

/** Whether the engine can no longer be used after an error: a server would have ended, while PGlite answers with no rows from then on. */
export function hasBroken(error: unknown): boolean {
  const isPanic = error instanceof Error && 'severity' in error && error.severity === 'PANIC';
  return isPanic || error instanceof WebAssembly.RuntimeError;
}

/** The error that was sent. */
export function receivedError({ message, stack, fields, isError }: SentError): unknown {
  if (!isError) return fields;
  const error = Object.assign(new Error(message), fields);
  if (stack !== undefined) error.stack = stack;
  return error;
}
