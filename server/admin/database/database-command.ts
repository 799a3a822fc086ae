import type { Config } from '../../../app/platform/config/config.server';
import type { Db } from '../../../app/platform/database/database.server';
import { serverAddress } from '../../server-address';
import { onEmbedded, openServer } from './open-database';

/** How long a running site may take, in ms: a player may have written a great deal. */
const RUNNING_COMMAND_MS = 60_000;

/** Does what the words of a command say. @returns what to tell the administrator. */
export type DatabaseCommand = (db: Db, words: readonly string[]) => Promise<string>;

/**
 * Runs a command on the database of the settings, also while the site runs: it then does the work itself.
 * @param name under which the site's admin socket knows the command.
 * @returns what to tell the administrator.
 */
export async function runOnDatabase(config: Config, name: string, words: readonly string[], run: DatabaseCommand): Promise<string> {
  if (!config.databaseUrl) {
    const { said } = await onEmbedded(config, {
      command: [name, ...words].join(' '),
      limitMs: RUNNING_COMMAND_MS,
      alone: async ({ db }) => ({ said: await run(db, words) }),
    });
    return String(said);
  }
  const held = openServer(serverAddress(config, config.databaseUrl));
  try {
    return await run(held.database.db, words);
  } finally {
    await held.close();
  }
}
