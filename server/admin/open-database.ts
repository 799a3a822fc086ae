import { join, resolve } from 'node:path';
import type { Config } from '../../app/platform/config.server';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { openEmbeddedDatabase } from '../../app/platform/database/embedded-database.server';
import { openServerDatabase, type ServerAddress } from '../../app/platform/database/server-database.server';
import { openInstanceDoor } from '../../app/platform/instance/instance.server';

export interface HeldDatabase {
  database: OpenDatabase;
  close(): Promise<void>;
}

/** Opens a PostgreSQL server's database as it is, for a command beside the running site. */
export function openServer(address: ServerAddress): HeldDatabase {
  const database = openServerDatabase(address, () => undefined);
  return { database, close: () => database.close() };
}

/**
 * Opens the embedded database as it is and keeps the site from starting meanwhile.
 * @throws {DataDirInUse} while the site runs.
 */
export async function openEmbedded(config: Config): Promise<HeldDatabase> {
  const dataDir = resolve(config.dataDir);
  const door = await openInstanceDoor(dataDir, 'server', { status: () => ({ pid: process.pid, url: 'a command of the administrator' }) });
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  return {
    database,
    close: async () => {
      await database.close();
      await door.close();
    },
  };
}
