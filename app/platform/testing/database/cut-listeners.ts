import type { OpenDatabase } from '../../database/database.server';
import { LISTENER_NAME } from '../../database/listen.server';

/** Cuts the connections on which processes listen on a test's database server; they reconnect by themselves. */
export async function cutListeners(database: Pick<OpenDatabase, 'execute'>): Promise<void> {
  await database.execute(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and starts_with(application_name, $1)',
    [LISTENER_NAME],
  );
}
