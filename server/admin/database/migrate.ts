import type { Config } from '../../../app/platform/config/config.server';
import { migrate } from '../../../app/platform/migrations/migrate.server';
import { serverAddress } from '../../server-address';
import { openEmbedded, openServer } from './open-database';

/**
 * `script/migrate`: brings the schema up to date as a start of the site does, apart from it. On a server the site may
 * run; the embedded database has no room for two. @returns what to tell the administrator.
 * @param say told what is done and how far it is.
 * @throws {CannotMigrate} {DataDirInUse}
 * @see docs/operating.md
 */
export async function migrateCommand(config: Config, say: (line: string) => void): Promise<string> {
  const held = config.databaseUrl ? openServer(serverAddress(config, config.databaseUrl)) : await openEmbedded(config);
  try {
    const ran = await migrate(held.database, { report: say });
    return ran.length === 0 ? 'The schema is up to date already.' : `The schema is up to date: ran ${ran.join(', ')}.`;
  } finally {
    await held.close();
  }
}
