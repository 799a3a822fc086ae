import { describe, expect, it } from 'vitest';
import { readConfig } from '../../app/platform/config/config.server';
import { freePort } from '../../app/platform/testing/servers/free-port';
import { waitForDatabase } from './wait-for-database';

const SECRET = 'a secret of at least thirty-two characters';

describe('waiting for the database', () => {
  it('says once, with host, port and reason, what it waits for, and gives up in the end', async () => {
    const port = await freePort();
    const said: string[] = [];
    const config = readConfig({ DATABASE_URL: `postgres://quillarena@127.0.0.1:${port}/quillarena`, SECRET });
    await expect(waitForDatabase(config, (line) => said.push(line), 1_500)).rejects.toThrow('ECONNREFUSED');
    expect(said).toEqual([
      `The database at 127.0.0.1, port ${port}, cannot be reached: nothing listens there (ECONNREFUSED). Waiting up to 2 s for it.`,
    ]);
  });

  it('has nothing to wait for where the database is embedded', async () => {
    expect(await waitForDatabase(readConfig({}), () => undefined)).toContain('embedded');
  });
});
