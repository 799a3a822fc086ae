import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a stand-in for a push service answers. */
export interface PushServiceAnswer {
  status: number;
  headers?: Readonly<Record<string, string>>;
}

/** A message as it arrived. */
interface ArrivedMessage {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Starts a stand-in for a push service on this machine.
 * @param answer for each message; undefined: none, ever.
 */
export async function openPushService(answer: (message: ArrivedMessage) => PushServiceAnswer | undefined) {
  const arrived: ArrivedMessage[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const message = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
    arrived.push(message);
    const said = answer(message);
    if (said) response.writeHead(said.status, said.headers).end('never read');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The keys of a browser, in base64url. */
export function browserKeys(): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
}
