import { mkdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import { requireRoom } from '../../instance/require-room.server';
import type { CheckpointObserver, Db, OpenDatabase, QueryObserver, Tables } from '../database.server';
import { DISK_FULL_TEXT, isDiskFull } from '../disk-full';
import { folderBytes } from '../folder-bytes.server';
import { observedBy } from '../observed-queries.server';
import type { Engine } from './engine';
import { preparedChanges } from './prepared-changes';
import { type DatabaseFailed, startEngine } from './start-engine.server';
import { withTimedTransactions } from './timed-transactions';
import { type TurnTimes, turnTimes } from './turn-times';

/** A segment of the write-ahead log, which the database needs to start. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Thrown if the files of a database cannot be opened; its message says what to do. */
export class UnreadableDatabase extends Error {
  constructor(folder: string, cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause);
    super(
      `The embedded database in ${folder} cannot be opened (${said}): its files are damaged, or of another version. Restore a backup into an empty DATA_DIR.`,
      { cause },
    );
    this.name = 'UnreadableDatabase';
  }
}

/** What is called while the database is open. */
interface EmbeddedListeners {
  /** Throws unless a copy of so many bytes fits into a folder. */
  requireRoom?: typeof requireRoom;
  /** It can no longer be used: the process must end. @param text what to tell the person who runs the site. */
  onLost?(text: string): void;
  onQuery?: QueryObserver;
  onCheckpoint?: CheckpointObserver;
}

async function isOutOfSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < MIN_FREE_BYTES;
}

/**
 * Opens PostgreSQL inside this process, in a thread of its own.
 * @param folder folder of its files; undefined: in memory (tests).
 * @throws {UnreadableDatabase} if its files cannot be opened.
 */
export async function openEmbeddedDatabase(folder: string | undefined, listeners: EmbeddedListeners = {}): Promise<OpenDatabase> {
  if (folder) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A killed process may have left it.
    await rm(copyOf(folder), { recursive: true, force: true });
  }
  const onFailure = (error: DatabaseFailed) => listeners.onLost?.(isDiskFull(error.cause) ? DISK_FULL_TEXT : error.message);
  const times = turnTimes(listeners.onQuery ?? (() => undefined));
  const onCheckpoint: CheckpointObserver = (seconds) => {
    if (seconds !== undefined) times.ended();
    listeners.onCheckpoint?.(seconds);
  };
  try {
    const engine = await startEngine(folder, { onFailure, onCheckpoint });
    const database = databaseIn(engine, listeners, times);
    if (folder === undefined) return database;
    return {
      ...database,
      logBytes: () => folderBytes(logOf(folder)),
      fromSnapshot: snapshots(engine, folder, { database, requireRoom, onCopied: times.ended, ...listeners }),
    };
  } catch (error) {
    if (!folder || isDiskFull(error)) throw error;
    // On a full disk the database does not always say why it could not start.
    throw (await isOutOfSpace(folder)) ? new Error('No space left on device', { cause: error }) : new UnreadableDatabase(folder, error);
  }
}

/** Where the files are copied to while a snapshot is read. */
const copyOf = (folder: string) => `${folder}-copy`;

/** Where the write-ahead log is. */
const logOf = (folder: string) => join(folder, 'pg_wal');

interface Copied {
  database: Pick<OpenDatabase, 'execute'>;
  requireRoom(folder: string, bytes: number): Promise<void>;
  onCopied(): void;
}

/** Reads in copies of the files, one after the other, where the disk has room for one. */
function snapshots(engine: Engine, folder: string, { database: { execute }, requireRoom, onCopied }: Copied): OpenDatabase['fromSnapshot'] {
  const copy = copyOf(folder);
  let last: Promise<unknown> = Promise.resolve();

  async function copyBytes(): Promise<number> {
    const { rows } = await execute('select sum(pg_database_size(oid))::float8 as bytes from pg_database');
    return Number(rows[0]?.bytes) + (await folderBytes(logOf(folder)));
  }

  async function readCopy<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    try {
      await requireRoom(dirname(copy), await copyBytes());
      try {
        await engine.copyTo?.(copy);
      } finally {
        // Queries have waited for a copy that failed, too.
        onCopied();
      }
      const database = await openEmbeddedDatabase(copy);
      try {
        return await work(database.db);
      } finally {
        await database.close();
      }
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }

  return (work) => {
    const read = last.catch(() => undefined).then(() => readCopy(work));
    last = read;
    return read;
  };
}

/** The same for an engine that is already running, created with `ENGINE_OPTIONS`; in tests a PGlite of this thread. */
export function databaseIn(
  engine: Engine,
  listeners: EmbeddedListeners = {},
  { onQuery }: Pick<TurnTimes, 'onQuery'> = turnTimes(listeners.onQuery ?? (() => undefined)),
): OpenDatabase {
  const { onLost } = listeners;
  const observed = observedBy(onQuery);
  const change = preparedChanges(engine);
  // On a full disk it may be of two minds about what it holds: it is sound again after a start.
  const heed = (error: unknown) => {
    if (isDiskFull(error)) onLost?.(DISK_FULL_TEXT);
  };
  const heeded = async <Result>(work: Promise<Result>) => {
    work.catch(heed);
    return work;
  };
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: withTimedTransactions(engine, onQuery) }),
    log: (event) => {
      if (event.level === 'error') heed(event.error);
      observed.log(event);
    },
  });
  return {
    db,
    kind: 'embedded',
    execute: async (sql, values) => {
      if (values && values.length > 0)
        return { rows: (await observed.timed(sql, () => heeded(engine.query<Record<string, unknown>>(sql, values)))).rows };
      const results = await observed.timed(sql, () => heeded(engine.exec(sql)));
      return { rows: results.flatMap(({ rows }) => rows) };
    },
    forVisitor: (work) => work(db),
    directly: (work) => work(db),
    fromSnapshot: (work) => work(db),
    // No other process can have it open.
    exclusively: (work) => work(db),
    change: (name, sql, values) => observed.timed(sql, () => heeded(change(name, sql, values))),
    listen: async (channels, { onMessage, onLink }) => {
      const stops = await Promise.all(channels.map((channel) => engine.listen(channel, (payload) => onMessage(channel, payload))));
      onLink(true);
      return {
        query: async <Row>(sql: string, values: readonly unknown[]) => (await heeded(engine.query<Row>(sql, [...values]))).rows,
        stop: async () => {
          for (const stop of stops) await stop();
        },
      };
    },
    ping: async () => {
      await engine.query('select 1');
    },
    close: async () => {
      await db.destroy();
      // Kysely closes only what it has used.
      if (!engine.closed) await engine.close();
    },
  };
}
