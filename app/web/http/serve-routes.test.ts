import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { WholePage } from '~/platform/requests/whole-page.server';
import { serveRoutes } from './serve-routes';

const PAGE = `<!DOCTYPE html><html lang="en"><body>${'<p>Ink … and — dust.</p>'.repeat(200)}</body></html>`;
const whole = (init: ResponseInit = {}) =>
  new WholePage(Buffer.from(PAGE), { headers: { 'Content-Type': 'text/html; charset=utf-8' }, ...init });

let server: Server;
afterEach(() => server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function serving(answerOf: (request: Request) => Promise<Response>, kept: (page: Buffer) => void = () => {}) {
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache');
    response.locals.pageSent = kept;
    next();
  });
  app.use(serveRoutes({ answerOf, siteUrl: new URL('https://arena.example'), contextOf: () => new RouterContextProvider() }));
  server = createServer(app).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
    const asked = request({ port, path, headers }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
  };
}

describe('what the routes answer', () => {
  it('is sent in one piece when it is a whole page, packed as the browser likes it', async () => {
    const get = await serving(async () => whole());
    const plain = await get('/');
    expect(plain.body.toString()).toBe(PAGE);
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(PAGE)));
    const br = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length), vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
  });

  it('keeps its status, its cookies one by one, and says itself how long it may be kept', async () => {
    const headers = new Headers({ 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/html' });
    headers.append('Set-Cookie', 'one=1; Path=/');
    headers.append('Set-Cookie', 'two=2; Path=/');
    const get = await serving(async () => whole({ status: 410, headers }));
    const answer = await get('/');
    expect(answer.status).toBe(410);
    expect(answer.headers['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/']);
    expect(answer.headers['cache-control']).toBe('public, max-age=60');
  });

  it('is streamed, and packed on the way, when it is anything else', async () => {
    const get = await serving(async () => new Response(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
    expect((await get('/')).body.toString()).toBe(PAGE);
    const gzip = await get('/', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(gzip.headers['cache-control']).toBe('private, no-cache');
  });

  it('hands whole pages alone to whoever keeps pages', async () => {
    const kept: Buffer[] = [];
    const get = await serving(
      async ({ url }) => (url.endsWith('/page') ? whole() : new Response('other')),
      (page) => kept.push(page),
    );
    await get('/other');
    await get('/page');
    expect(kept.map(String)).toEqual([PAGE]);
  });

  it('knows the site by its own address, whatever a client says, and every header that it sent', async () => {
    const seen: Request[] = [];
    const get = await serving(async (asked) => {
      seen.push(asked);
      return whole();
    });
    await get('/story/1?utm=1', { Host: 'elsewhere.example', 'X-Forwarded-Host': 'evil.example', Cookie: 'a=1; b=2' });
    expect(seen[0]?.url).toBe('https://arena.example/story/1?utm=1');
    expect(seen[0]?.headers.get('cookie')).toBe('a=1; b=2');
  });

  it('learns when whoever asked has gone away', async () => {
    const asked = Promise.withResolvers<Request>();
    await serving((incoming) => {
      asked.resolve(incoming);
      return new Promise(() => {});
    });
    const { port } = server.address() as AddressInfo;
    const line = request({ port, path: '/' }).on('error', () => {});
    line.end();
    const { signal } = await asked.promise;
    line.destroy();
    if (!signal.aborted) await once(signal, 'abort');
    expect(signal.aborted).toBe(true);
  });
});
