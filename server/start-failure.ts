import { DatabaseError } from 'pg';
import { BrokenBackup } from '../app/platform/backup/backup-format';
import { ConfigError } from '../app/platform/config/config.server';
import { isDatabaseAway } from '../app/platform/database/database-away';
import { DISK_FULL_TEXT, isDiskFull, SERVER_DISK_FULL_TEXT } from '../app/platform/database/disk-full';
import { UnreadableDatabase } from '../app/platform/database/embedded/embedded-database.server';
import { DatabaseFailed } from '../app/platform/database/embedded/start-engine.server';
import { Refusal } from '../app/platform/forms/refusal';
import { DataDirInUse } from '../app/platform/instance/data-dir.server';
import { NoRoom } from '../app/platform/instance/require-room.server';
import { UnusableSecret } from '../app/platform/instance/secret.server';
import { UnusableDataDir } from '../app/platform/instance/unusable-data-dir';
import { scrub } from '../app/platform/log/log.server';
import { CannotMigrate } from '../app/platform/migrations/cannot-migrate';
import { WrongCommand } from './admin/wrong-command';
import { CannotListen } from './listen';

/** Errors whose message says what to do. */
const plain = [
  BrokenBackup,
  CannotListen,
  CannotMigrate,
  ConfigError,
  DatabaseFailed,
  DataDirInUse,
  NoRoom,
  Refusal,
  UnreadableDatabase,
  UnusableDataDir,
  UnusableSecret,
  WrongCommand,
];

const WRONG_PASSWORD = 'The server at DATABASE_URL refuses this user with this password. Correct the address.';

/** What to do about what a PostgreSQL server answers, by its code. */
const databaseAnswers: Readonly<Record<string, string>> = {
  '28000':
    'The server at DATABASE_URL does not let this user in: there is none of that name, or pg_hba.conf refuses it. Correct the address, or create the user.',
  '28P01': WRONG_PASSWORD,
  '3D000': 'The server at DATABASE_URL has no database of that name. Create it, or correct the name at the end of the address.',
  '25006': 'The database at DATABASE_URL can only be read: it is a standby. Give the address of the primary.',
  '42501': 'The user in DATABASE_URL may not make tables in this database. Make that user its owner.',
  '53300': 'The server at DATABASE_URL has no connection left. Raise its max_connections, or stop what else uses it.',
};

const DEFAULT_DATABASE_PORT = 5432;

/** What the system says about an address, by its code. */
const systemsReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED)',
  ECONNRESET: 'the connection was cut (ECONNRESET)',
  ENOTFOUND: 'this name is not known (ENOTFOUND)',
  EAI_AGAIN: 'no name server answers (EAI_AGAIN)',
  EHOSTUNREACH: 'there is no way to this host (EHOSTUNREACH)',
  ENETUNREACH: 'there is no way to this network (ENETUNREACH)',
  ETIMEDOUT: 'no answer in time (ETIMEDOUT)',
};

/**
 * What to tell the person who started the site, or a command of an administrator, when it cannot go on.
 * @param databaseUrls where the database is asked for, the address that is used first before others; none where it is embedded.
 * @param movedTo the address of the server that an embedded database was to be moved to.
 * @returns one sentence or two that say what to do; the stack of what nobody foresaw.
 * @see docs/operating.md
 */
export function startFailure(error: unknown, databaseUrls: readonly string[], movedTo?: string): string {
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  const answered = isPasswordMissing(error) ? WRONG_PASSWORD : databaseAnswers[codeOf(error)];
  if (answered) return movedTo === undefined ? answered : answered.replace('DATABASE_URL', 'the address given');
  if (isDiskFull(error)) {
    // A move works on both databases: only a server answers with errors of its driver.
    const isServers = movedTo === undefined ? databaseUrls.length > 0 : error instanceof DatabaseError;
    return isServers ? SERVER_DISK_FULL_TEXT : DISK_FULL_TEXT;
  }
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseAway(error)) {
    return `${cannotBeReached(error, movedTo === undefined ? databaseUrls : [movedTo])} Please check that it runs and that the address is right.`;
  }
  return error.stack ?? error.message;
}

/** Whether a server asks for a password, and the address has none. */
function isPasswordMissing(error: unknown): boolean {
  return error instanceof Error && error.message.includes('client password must be a string');
}

/** One sentence that names where the database should be, and what the system says of it. */
export function cannotBeReached(error: unknown, databaseUrls: readonly string[]): string {
  const places = databaseUrls.filter((url) => URL.canParse(url)).map(placeOf);
  const meant = places.filter((place) => isFrom(error, place));
  // Where nothing tells a pooler from its database, both are named.
  const named = meant.length > 0 ? meant : places.length > 0 ? places : [placeOf('postgres://')];
  const where = [...new Set(named.map(({ host, port }) => `${host}, port ${port},`))].join(' or ');
  return `The database at ${where} cannot be reached: ${systemsReason(error)}.`;
}

interface Place {
  host: string;
  port: number;
}

function placeOf(url: string): Place {
  const { hostname, port } = new URL(url);
  return { host: hostname || 'localhost', port: Number(port || DEFAULT_DATABASE_PORT) };
}

/** Whether an error says of itself that it comes from there: the system names the port that refused, or the name it does not know. */
function isFrom(error: unknown, { host, port }: Place): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => isFrom(each, { host, port }));
  if (!(error instanceof Error)) return false;
  return ('hostname' in error && error.hostname === host) || ('port' in error && error.port === port);
}

/** What the system or the server said; a name with several addresses has a reason for each. */
function systemsReason(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(systemsReason))].join(', ');
  if (!(error instanceof Error)) return String(error);
  return systemsReasons[codeOf(error)] ?? (/timeout/i.test(error.message) ? 'no answer in time' : scrub(error.message));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
