import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLive } from '~/platform/live/live.server';
import { createMetrics } from '~/platform/log/metrics.server';
import { isOwnOrigin } from '~/platform/requests/origin';
import { noTracing } from '~/platform/tracing/tracing.server';
import { createFrontDoor } from './front-door';

const siteUrl = new URL('http://localhost:3000');
const log = { warn: () => {} } as unknown as Parameters<typeof createLive>[0]['log'];
let server: Server;

beforeAll(async () => {
  const inner = createServer((request, response) => response.end(`page of ${request.url} at ${request.headers.host}`));
  const live = createLive({
    identify: async () => undefined,
    isOwnOrigin: (origin) => isOwnOrigin(origin, siteUrl),
    metrics: createMetrics(),
    tracing: noTracing,
    log,
  });
  live.attach(inner);
  server = createFrontDoor(siteUrl, inner).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends raw lines. @returns everything received until the server closed the connection. */
async function said(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

const ask = (line: string, ...headers: string[]) => said(line, 'Host: localhost:3000', 'Connection: close', ...headers);
const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('the front door', () => {
  it('lets requests for pages through', async () => {
    expect(await ask('GET /stories?sort=latest HTTP/1.1')).toContain('page of /stories?sort=latest at localhost:3000');
    expect(statusOf(await ask('POST /signin HTTP/1.1', 'Content-Length: 0'))).toBe(200);
  });

  it.each(['TRACE', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY'])('answers %s with what is allowed', async (method) => {
    const answer = await ask(`${method} / HTTP/1.1`);
    expect(statusOf(answer)).toBe(405);
    expect(answer).toContain('Allow: GET, HEAD, POST, OPTIONS');
  });

  it('does not act as a proxy', async () => {
    expect(statusOf(await said('CONNECT elsewhere.example:443 HTTP/1.1', 'Host: elsewhere.example:443'))).toBe(405);
    expect(statusOf(await ask('GET http://elsewhere.example/ HTTP/1.1'))).toBe(421);
    expect(await ask('GET http://LOCALHOST:3000/about?a=1 HTTP/1.1')).toContain('page of /about?a=1 at localhost:3000');
    expect(await said('GET http://localhost:3000/ HTTP/1.1', 'Host: elsewhere.example', 'Connection: close')).toContain('page of /');
  });

  it('lists the allowed methods', async () => {
    for (const target of ['*', '/', '/stories']) {
      const answer = await ask(`OPTIONS ${target} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1.1 204 .*Allow: GET, HEAD, POST, OPTIONS/s);
    }
    expect(statusOf(await ask('GET * HTTP/1.1'))).toBe(400);
  });

  it.each(['//', '//stories', '//elsewhere.example/', '/\\stories', '///'])('has no second copy of a page at %s', async (address) => {
    expect(statusOf(await ask(`GET ${address} HTTP/1.1`))).toBe(404);
  });

  it("answers only to the site's own names", async () => {
    const under = (host: string) => said('GET / HTTP/1.1', `Host: ${host}`, 'Connection: close').then(statusOf);
    for (const host of ['localhost', 'localhost:81', '127.0.0.1:3000', '[::1]:3000']) expect(await under(host), host).toBe(200);
    for (const host of ['elsewhere.example', 'localhost.elsewhere.example', 'a@localhost', 'localhost/x', '10.0.0.1:3000', ''])
      expect(await under(host), host).toBe(421);
    expect(statusOf(await ask('GET / HTTP/1.1', 'Host: elsewhere.example'))).toBe(400);
    for (const path of ['/healthz', '/livez', '/openz', '/readyz', '/metrics'])
      expect(statusOf(await said(`GET ${path} HTTP/1.1`, 'Host: 10.0.0.1', 'Connection: close')), path).toBe(200);
  });

  it('refuses unexpected bodies and endless addresses', async () => {
    expect(statusOf(await ask('GET / HTTP/1.1', 'Content-Length: 5'))).toBe(400);
    expect(statusOf(await ask('GET / HTTP/1.1', 'Transfer-Encoding: chunked'))).toBe(400);
    expect(statusOf(await ask(`GET /${'a'.repeat(9_000)} HTTP/1.1`))).toBe(414);
    expect(statusOf(await ask(`GET /${'a'.repeat(20_000)} HTTP/1.1`))).toBe(431);
  });
});

describe('an upgrade', () => {
  const upgrades = ['h2c', 'websocket', 'TLS/1.0', 'h2c, websocket'];
  const asked = (path: string, upgrade: string, ...headers: string[]) =>
    said(`GET ${path} HTTP/1.1`, 'Host: localhost:3000', 'Connection: Upgrade, close', `Upgrade: ${upgrade}`, ...headers);

  it.each(upgrades)('to %s gets an ordinary answer off the live path', async (upgrade) => {
    expect(await asked('/', upgrade)).toContain('page of /');
    expect(await asked('/lively', upgrade)).toContain('page of /lively');
  });

  it('leaves no connection open, whatever its path', async () => {
    const paths = ['/', '/live', '/live/', '/live/?EIO=4&transport=websocket', '/live/?EIO=4&transport=polling', '//live/'];
    await Promise.all(Array.from({ length: 20 }, () => paths.flatMap((path) => upgrades.map((upgrade) => asked(path, upgrade)))).flat());
    // The other end of a connection may learn a moment later that it is closed.
    await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
  });

  it('on the live path needs the site’s own name and origin', async () => {
    const handshake = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    const path = '/live/?EIO=4&transport=websocket';
    const under = (host: string, origin: string) =>
      said(`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade', 'Upgrade: websocket', `Origin: ${origin}`, ...handshake);
    expect(statusOf(await under('elsewhere.example', siteUrl.origin))).toBe(421);
    expect(statusOf(await under('localhost:3000', 'http://elsewhere.example'))).toBe(400);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const open = [`GET ${path} HTTP/1.1`, 'Host: localhost:3000', 'Connection: Upgrade', 'Upgrade: websocket', `Origin: ${siteUrl.origin}`];
    socket.write([...open, ...handshake, '', ''].join('\r\n'));
    const [first] = await once(socket, 'data');
    expect(statusOf(String(first))).toBe(101);
    socket.destroy();
  });
});
