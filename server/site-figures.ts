import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ranMigrations } from '../app/platform/backup/tables.server';
import type { Figures } from '../app/platform/log/figures.server';
import type { Site } from './site';

/** The connections of this process to a database server. */
export function connectionFigures({ database }: Pick<Site, 'database'>): Figures {
  return {
    gauges: { connections: { help: 'Connections to the database by what they do; waiting: work without one.', labels: ['state'] } },
    async read() {
      const { inUse = 0, idle = 0, waiting = 0 } = database.connections?.() ?? {};
      return Object.entries({ 'in use': inUse, idle, waiting }).map(([state, value]) => ({
        name: 'connections',
        value,
        labels: { state },
      }));
    },
  };
}

/** How full the disk of DATA_DIR is, and how large the database and its log are. */
export function sizeFigures({ database, config }: Pick<Site, 'database' | 'config'>): Figures {
  return {
    gauges: {
      disk_bytes: { help: 'Bytes of the disk that DATA_DIR is on, by whether they are free.', labels: ['state'] },
      database_bytes: { help: 'Size of the database, without its log.' },
      database_log_bytes: { help: 'Size of the embedded database’s write-ahead log.' },
    },
    async read() {
      const [{ bsize, blocks, bavail }, { rows }, log] = await Promise.all([
        statfs(resolve(config.dataDir)),
        database.execute('select pg_database_size(current_database())::float8 as bytes'),
        database.logBytes?.(),
      ]);
      return [
        { name: 'disk_bytes', value: bavail * bsize, labels: { state: 'free' } },
        { name: 'disk_bytes', value: (blocks - bavail) * bsize, labels: { state: 'used' } },
        { name: 'database_bytes', value: Number(rows[0]?.bytes) },
        ...(log === undefined ? [] : [{ name: 'database_log_bytes', value: log }]),
      ];
    },
  };
}

/** The newest schema change that has run. */
export function schemaFigures({ database }: Pick<Site, 'database'>): Figures {
  return {
    gauges: { schema_info: { help: 'Always 1, with the newest schema change of the database.', labels: ['migration'] } },
    async read() {
      const names = await ranMigrations(database.db);
      return [{ name: 'schema_info', value: 1, labels: { migration: names.at(-1) ?? '' } }];
    },
  };
}
