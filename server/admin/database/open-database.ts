import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../../app/platform/config/config.server';
import type { OpenDatabase } from '../../../app/platform/database/database.server';
import { openEmbeddedDatabase } from '../../../app/platform/database/embedded/embedded-database.server';
import { openServerDatabase, type ServerAddress } from '../../../app/platform/database/server-database.server';
import { askInstance, NoAnswer } from '../../../app/platform/instance/admin-socket.server';
import { DataDirInUse, holdDataDir } from '../../../app/platform/instance/data-dir.server';
import { WrongCommand } from '../wrong-command';

export interface HeldDatabase {
  database: OpenDatabase;
  close(): Promise<void>;
}

/** Opens a PostgreSQL server's database as it is, for a command beside the running site. */
export function openServer(address: ServerAddress): HeldDatabase {
  const database = openServerDatabase(address, () => undefined);
  return { database, close: () => database.close() };
}

/** A running site may take this long to say that it is there, in ms: a long query stops everything else. */
const PATIENCE_MS = 30_000;
const ANOTHER_COMMAND = 'Another command of an administrator works on this DATA_DIR. Please try again when it has ended.';

/**
 * Opens the embedded database as it is and keeps the site from starting meanwhile.
 * @throws {DataDirInUse} while the site runs.
 */
export async function openEmbedded(config: Config): Promise<HeldDatabase> {
  const dataDir = resolve(config.dataDir);
  const busy = () => {
    throw new WrongCommand(ANOTHER_COMMAND);
  };
  const held = await holdDataDir(dataDir, {
    name: 'server',
    commands: {
      status: () => ({ pid: process.pid, url: 'a command of an administrator' }),
      hide: busy,
      votes: busy,
      'lexicon-disputes': busy,
      'refused-runs': busy,
      backup: busy,
    },
    timeoutMs: PATIENCE_MS,
  });
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  return {
    database,
    close: async () => {
      await database.close();
      await held.release();
    },
  };
}

/**
 * @throws {WrongCommand} for an embedded database without the site's tables: a first start that was cut short leaves one.
 */
export async function requireTables({ db }: OpenDatabase, dataDir: string): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('schema_migration') is not null as "isThere"`.execute(db);
  if (!rows[0]?.isThere) throw new WrongCommand(`There is nothing in the database in ${dataDir} yet. Please start the site once.`);
}

interface EmbeddedCommand {
  /** What the running site is asked to do. */
  command: string;
  /** How long it may be silent over it, in ms. */
  limitMs: number;
  /** Called with how far it is. */
  onProgress?(progress: Record<string, unknown>): void;
  /** Does the same where no site runs. */
  alone(database: OpenDatabase): Promise<Record<string, unknown>>;
}

/**
 * Has the running site do something to the embedded database, or does it here while no site runs: the files are never
 * opened beside a site, whether it answers or not.
 * @throws {DataDirInUse} when the site that runs does not answer.
 * @throws {WrongCommand} with what the site says, or when it did not say that it is done.
 */
export async function onEmbedded(
  config: Config,
  { command, limitMs, onProgress, alone }: EmbeddedCommand,
): Promise<Record<string, unknown>> {
  const dataDir = resolve(config.dataDir);
  if (!(await isThere(join(dataDir, 'database')))) throw new WrongCommand(`There is no database in ${dataDir}.`);
  const opened = await openEmbedded(config).catch((error: unknown) => {
    if (error instanceof DataDirInUse && error.answers) return undefined;
    throw error;
  });
  if (!opened) return askSite(dataDir, command, limitMs, onProgress);
  try {
    await requireTables(opened.database, dataDir);
    return await alone(opened.database);
  } finally {
    await opened.close();
  }
}

async function askSite(
  dataDir: string,
  command: string,
  limitMs: number,
  onProgress: EmbeddedCommand['onProgress'],
): Promise<Record<string, unknown>> {
  const answer = await askInstance(dataDir, 'server', command, limitMs, onProgress).catch((error: unknown) => {
    throw new WrongCommand(
      error instanceof NoAnswer
        ? `The running site has not said within ${limitMs / 1000} s that it is done; it may still do it. Please look before you try again.`
        : 'The running site ended before it said that it is done. Please look whether it is, and else try again.',
    );
  });
  if (answer.error) throw new WrongCommand(String(answer.error));
  return answer;
}

/** Whether there is something at a path. */
export function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
