import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../../app/platform/config/config.server';
import { freePort } from '../../../app/platform/testing/servers/free-port';
import { waitForDatabase } from './wait-for-database';

const SECRET = 'a secret of at least thirty-two characters';

/** What a PostgreSQL server answers to a connection that it refuses. */
function errorMessage(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

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

  it('goes on as soon as a server is there, and not at all where it refuses the user', async () => {
    const port = await freePort();
    const config = readConfig({ DATABASE_URL: `postgres://quillarena@127.0.0.1:${port}/quillarena`, SECRET });
    const hello = Promise.withResolvers<void>();
    const waiting = waitForDatabase(config, () => hello.resolve(), 600_000);
    await hello.promise;
    const server = createServer((socket) => socket.on('data', () => socket.end(errorMessage('28000'))));
    onTestFinished(() => void server.close());
    server.listen(port, '127.0.0.1');
    await expect(waiting, 'what waiting does not mend').rejects.toMatchObject({ code: '28000' });
  });

  it('has nothing to wait for where the database is embedded', async () => {
    expect(await waitForDatabase(readConfig({}), () => undefined)).toContain('embedded');
  });
});
