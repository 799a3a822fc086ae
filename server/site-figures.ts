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
