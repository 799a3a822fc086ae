import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { HttpClient, RequestOptions } from '../../../tests/support/http/http-client.ts';

/** A client that counts what it receives, compressed as browsers ask for it. */
export interface MeteredClient extends HttpClient {
  /** Bytes received on all of its connections, heads of answers included. */
  bytes(): number;
  close(): void;
}

export interface MeteredClientOptions {
  /** The Cookie header of somebody who is signed in. */
  cookie?: string | undefined;
  /** Where the person comes from; each has an address of their own. */
  address: string;
}

const ANSWER_MS = 60_000;

/** Keeps a connection and cookies like a browser; for sites with TRUST_PROXY=1. */
export function meteredClient({ cookie: given, address }: MeteredClientOptions): MeteredClient {
  const cookies = new Map(given ? [given.split('=', 2) as [string, string]] : []);
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const open = new Set<Socket>();
  let closedBytes = 0;
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  function watch(socket: Socket): void {
    if (open.has(socket)) return;
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      closedBytes += socket.bytesRead;
    });
  }

  function send(url: string, { form, body, json, accept = 'text/html' }: RequestOptions): Promise<IncomingMessage> {
    const sent = form ? new URLSearchParams(form).toString() : (body ?? (json === undefined ? undefined : JSON.stringify(json)));
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    return new Promise((resolve, reject) => {
      const asked = request(url, {
        agent,
        method: sent === undefined ? 'GET' : 'POST',
        timeout: ANSWER_MS,
        headers: {
          ...{ accept, 'accept-encoding': 'br, gzip', 'x-forwarded-for': address, connection: 'keep-alive' },
          ...(cookies.size > 0 && { cookie: cookie() }),
          ...(sent !== undefined && { origin: new URL(url).origin, 'content-type': type, 'content-length': Buffer.byteLength(sent) }),
        },
      });
      asked.on('socket', watch);
      asked.on('response', resolve);
      asked.on('error', reject);
      asked.on('timeout', () => asked.destroy(new Error(`No answer from ${url} in time.`)));
      asked.end(sent);
    });
  }

  return {
    cookie,
    async ask(url, options = {}) {
      const response = await send(url, options);
      for (const set of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '' || /max-age=0/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const body = Buffer.concat(await response.toArray());
      return { status: response.statusCode ?? 0, location: response.headers.location ?? null, text: textOf(body, response) };
    },
    bytes: () => [...open].reduce((sum, socket) => sum + socket.bytesRead, closedBytes),
    close: () => agent.destroy(),
  };
}

function textOf(body: Buffer, { headers }: IncomingMessage): string {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (coding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}
