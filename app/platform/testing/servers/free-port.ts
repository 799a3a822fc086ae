import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that systems give to connections and to servers that ask for any: a process that starts again finds its own free.
 * Above the last one here that browsers and `fetch` refuse, 10080.
 */
const FIRST = 10_100;
const END = 20_000;

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      return false;
    },
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
