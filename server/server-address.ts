import type { Config } from '../app/platform/config/config.server';
import type { ServerAddress } from '../app/platform/database/server-database.server';

/** How the settings say to reach the PostgreSQL server at `url`, their DATABASE_URL. */
export function serverAddress({ databaseDirectUrl, databaseReadUrl, databaseConnections }: Config, url: string): ServerAddress {
  return { url, directUrl: databaseDirectUrl, readUrl: databaseReadUrl, connections: databaseConnections };
}
