import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { OpenDatabase, Tables } from './database.server';
import { typeParsers } from './type-parsers';

/**
 * Opens PostgreSQL inside this process.
 * @param folder where its files live; undefined keeps it in memory (tests).
 */
export async function openEmbeddedDatabase(folder: string | undefined): Promise<OpenDatabase> {
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  const pglite = await PGlite.create({ ...(folder ? { dataDir: folder } : {}), parsers: { ...typeParsers } });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    kind: 'embedded',
    execute: async (sql, values) => {
      if (values && values.length > 0) return { rows: (await pglite.query<Record<string, unknown>>(sql, values)).rows };
      const results = await pglite.exec(sql);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    // Nobody else can have it open.
    exclusively: (work) => work(),
    change: async (_name, sql, values) => (await pglite.query(sql, values)).affectedRows ?? 0,
    listen: async (channel, { onMessage, onLink }) => {
      const stop = await pglite.listen(channel, onMessage);
      onLink(true);
      return () => stop();
    },
    ping: async () => {
      await pglite.query('select 1');
    },
    close: () => db.destroy(),
  };
}
