import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../database/database.server';
import { databaseIn } from '../../database/embedded/embedded-database.server';
import { openServerDatabase } from '../../database/server-database.server';
import { createOnServer } from './test-database';

const SERVER = process.env.TEST_DATABASE_URL;

/** A database without any table. */
export interface BareDatabase {
  /** Opens it; on a server as one more process. */
  open(options?: { statementTimeoutMs?: number }): OpenDatabase;
}

/** Gives each test of a file a database without any table, and closes it afterwards. */
export function onBareDatabase(begin: (bare: BareDatabase) => void): void {
  /** Shared by all tests and emptied before each, because creating it takes seconds. */
  let embedded: OpenDatabase | undefined;
  let close: () => Promise<void>;
  beforeAll(async () => {
    if (!SERVER) embedded = databaseIn(await PGlite.create());
  });
  afterAll(() => embedded?.close());
  beforeEach(async () => {
    const opened: OpenDatabase[] = [];
    const made = SERVER ? await createOnServer(SERVER) : undefined;
    await embedded?.execute('drop schema public cascade; create schema public');
    close = async () => {
      for (const each of opened) await each.close();
      await made?.drop();
    };
    begin({
      open(options = {}) {
        if (embedded) return embedded;
        if (!made) throw new Error('There is no database.');
        const next = openServerDatabase({ url: made.url, ...options }, () => undefined);
        opened.push(next);
        return next;
      },
    });
  });
  afterEach(() => close());
}
