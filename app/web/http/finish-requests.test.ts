import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { finishRequests } from './finish-requests';

/** Sends requests over one kept-alive connection until it ends. @returns what ended it. */
async function askOnAndOn(port: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const asked = get({ port, agent });
    try {
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
    } catch (error) {
      agent.destroy();
      return (error as NodeJS.ErrnoException).code ?? '';
    }
  }
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('finishes a request in flight, and accepts none after it, however many a client sends', async () => {
  let finished: Promise<void> | undefined;
  const server = createServer((_request, response) => {
    // It is told to stop in the middle of an answer.
    finished ??= finishRequests(server);
    setImmediate(() => response.end('whole'));
  });
  const client = askOnAndOn(await listening(server));
  expect(await client).toBe('ECONNREFUSED');
  await finished;
});

it('closes idle connections', async () => {
  const server = createServer((_request, response) => response.end('whole'));
  const port = await listening(server);
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  await finishRequests(server);
  agent.destroy();
});
