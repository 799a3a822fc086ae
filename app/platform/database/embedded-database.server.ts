import { mkdir, statfs } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { OpenDatabase, QueryObserver, Tables } from './database.server';
import { isDiskFull } from './disk-full';
import { observedBy } from './observed-queries.server';
import { typeParsers } from './type-parsers';

/** A segment of the write-ahead log, which the database needs to start. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** How it is opened: with the site's parsers, and knowing that no other process has to hear of changes (see migrations/0082-outbox.ts). */
export const EMBEDDED_OPTIONS = {
  parsers: { ...typeParsers },
  startParams: [...PGlite.defaultStartParams, '-c', 'quillarena.one_process=on'],
};

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

async function isOutOfSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < MIN_FREE_BYTES;
}

/**
 * Opens PostgreSQL inside this process.
 * @param folder folder of its files; undefined: in memory (tests).
 * @param onDiskFull called when it cannot write any more, which it may not recover from. @param onQuery called after each query.
 * @throws {UnreadableDatabase} if its files cannot be opened.
 */
export async function openEmbeddedDatabase(
  folder: string | undefined,
  onDiskFull?: () => void,
  onQuery?: QueryObserver,
): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return databaseIn(await PGlite.create({ ...(folder && { dataDir: folder }), ...EMBEDDED_OPTIONS }), onDiskFull, onQuery);
  } catch (error) {
    if (!folder || isDiskFull(error)) throw error;
    // On a full disk the database does not always say why it could not start.
    throw (await isOutOfSpace(folder)) ? new Error('No space left on device', { cause: error }) : new UnreadableDatabase(folder, error);
  }
}

/** The same for a PGlite that is already running, created with these options. */
export function databaseIn(pglite: PGlite, onDiskFull: () => void = () => {}, onQuery: QueryObserver = () => {}): OpenDatabase {
  const observed = observedBy(onQuery);
  const heed = (error: unknown) => {
    if (isDiskFull(error)) onDiskFull();
  };
  const heeded = async <Result>(work: Promise<Result>) => {
    work.catch(heed);
    return work;
  };
  const db = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite }),
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
        return { rows: (await observed.timed(sql, () => heeded(pglite.query<Record<string, unknown>>(sql, values)))).rows };
      const results = await observed.timed(sql, () => heeded(pglite.exec(sql)));
      return { rows: results.at(-1)?.rows ?? [] };
    },
    directly: (work) => work(db),
    // No other process can have it open.
    exclusively: (work) => work(db),
    change: async (_name, sql, values) => (await observed.timed(sql, () => heeded(pglite.query(sql, values)))).affectedRows ?? 0,
    listen: async (channels, { onMessage, onLink }) => {
      const stops = await Promise.all(channels.map((channel) => pglite.listen(channel, (payload) => onMessage(channel, payload))));
      onLink(true);
      return {
        query: async <Row>(sql: string, values: readonly unknown[]) => (await heeded(pglite.query<Row>(sql, [...values]))).rows,
        stop: async () => {
          for (const stop of stops) await stop();
        },
      };
    },
    ping: async () => {
      await pglite.query('select 1');
    },
    close: () => db.destroy(),
  };
}
