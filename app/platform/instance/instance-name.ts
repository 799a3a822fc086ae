import type { Config } from '../config/config.server';

/**
 * Name of a process's lock and socket in DATA_DIR. Processes that share a PostgreSQL server may share the folder, so each of them
 * has a name after its address; with the embedded database there is one process and one name.
 */
export function instanceName({ databaseUrl, host, port }: Pick<Config, 'databaseUrl' | 'host' | 'port'>): string {
  return databaseUrl ? `server-${host}-${port}` : 'server';
}
