import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../../app/platform/config/config.server';
import { isDatabaseAway } from '../../../app/platform/database/database-away';
import type { ServerAddress } from '../../../app/platform/database/server-database.server';
import { serverAddress } from '../../server-address';
import { cannotBeReached } from '../../start-failure';
import { openServer } from './open-database';

/** For how long a database is waited for, and how often it is asked, in ms. */
const WAIT_MS = 60_000;
const ASK_EVERY_MS = 1_000;
/** PostgreSQL's codes for a user, a password or a name of a database that is wrong. */
const LASTING = new Set(['28000', '28P01', '3D000']);

/**
 * Waits until the database server answers, through its pooler too where there is one, as a service manager does before it starts the site; the embedded database is
 * always there. @returns what to tell the administrator.
 * @param say told once that it waits, and for what.
 * @throws the error of the last try, after a minute; at once what waiting does not mend, such as a wrong password.
 * @see docs/operating.md
 */
export async function waitForDatabase(config: Config, say: (line: string) => void, waitMs = WAIT_MS): Promise<string> {
  if (!config.databaseUrl) return 'The database is embedded: there is nothing to wait for.';
  const urls = [config.databaseDirectUrl, config.databaseUrl].filter((url) => url !== undefined);
  const until = performance.now() + waitMs;
  for (let waits = false; ; waits = true) {
    let asked = '';
    try {
      for (const url of urls) {
        asked = url;
        await pingServer(serverAddress(config, url));
      }
      return 'The database answers.';
    } catch (error) {
      if (!isDatabaseAway(error) || !isWaitedFor(error) || performance.now() > until) throw error;
      if (!waits) say(`${cannotBeReached(error, [asked])} Waiting up to ${Math.round(waitMs / 1_000)} s for it.`);
    }
    await pause(ASK_EVERY_MS);
  }
}

async function pingServer(address: ServerAddress): Promise<void> {
  const held = openServer(address);
  try {
    await held.database.ping();
  } finally {
    await held.close();
  }
}

/** A wrong user, password or name of a database counts as away in a running site, but nobody mends it within a minute. */
function isWaitedFor(error: unknown): boolean {
  return !(error instanceof Error && 'code' in error && LASTING.has(String(error.code)));
}
