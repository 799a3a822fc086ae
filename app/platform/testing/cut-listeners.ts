import type { OpenDatabase } from '../database/database.server';

/** Cuts the connections on which processes listen on a test's database server; they reconnect by themselves. */
export async function cutListeners(database: Pick<OpenDatabase, 'execute'>): Promise<void> {
  await database.execute(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and (query like 'listen %' or query = 'select 1')`);
}
