import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compression from 'compression';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '~/platform/log/metrics.server';
import { createPageCache, type PageCache } from '~/platform/page-cache/page-cache';
import { CACHE_TAG, CACHE_UNTIL, responseCache } from './response-cache';

const PAGE = `<!DOCTYPE html><script>go()</script>${'<p>Ink … and — dust.</p>'.repeat(200)}`;
const SESSION = { Cookie: 'quillarena.session_token=a.b' };

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let server: Server;
let cache: PageCache;
/** How many pages were rendered. */
let rendered: number;
/** Renders the page of an address. */
let render: (response: Response, path: string) => void;

/** Sends a page in pieces, as a stream does. */
function sendTagged(response: Response): void {
  response.type('html').set(CACHE_TAG, 'stories,story:1');
  const bytes = Buffer.from(PAGE);
  response.write(bytes.subarray(0, 100));
  response.write(bytes.subarray(100));
  response.end();
}

beforeEach(async () => {
  cache = createPageCache({ maxBytes: 1_000_000 });
  cache.listening(true);
  rendered = 0;
  render = sendTagged;
  const app = express();
  const { answer, fill } = responseCache({ cache, https: false, metrics: createMetrics(), log: { info: vi.fn() } });
  app.use(answer, compression(), fill);
  app.use((asked, response) => {
    rendered += 1;
    response.set('Cache-Control', 'private, no-cache');
    render(response, asked.path);
  });
  server = createServer(app).listen(0);
  await once(server, 'listening');
});
afterEach(() => void server.close());

async function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, method, headers }).end();
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

describe('the response cache', () => {
  it('sends a shareable page again, identical each time, under a policy of its own', async () => {
    const first = await ask('/stories');
    const second = await ask('/stories');
    expect(rendered).toBe(1);
    for (const { body, headers } of [first, second]) {
      expect(body.toString()).toBe(PAGE);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.etag).toBe(first.headers.etag);
      expect(headers['cache-tag']).toBeUndefined();
    }
  });

  it('encodes it as the client prefers', async () => {
    for (const _again of [1, 2]) {
      const br = await ask('/stories', { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
      expect(br.headers.vary).toMatch(/Accept-Encoding.*Cookie/);
      expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);
    }
    const gzip = await ask('/stories', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(rendered).toBe(1);
  });

  it('does not send a page again that has stopped being true by itself', async () => {
    const until = (ms: number) => (response: Response) => sendTagged(response.set(CACHE_UNTIL, new Date(Date.now() + ms).toISOString()));
    render = until(60_000);
    for (const _again of [1, 2]) expect((await ask('/today')).headers['cache-until']).toBeUndefined();
    expect(rendered).toBe(1);
    render = until(-1);
    for (const _again of [1, 2]) await ask('/yesterday');
    expect(rendered).toBe(3);
  });

  it('answers HEAD, and clients that already have the page, without a body', async () => {
    const { headers } = await ask('/stories');
    expect(await ask('/stories', { method: 'HEAD' })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    const known = await ask('/stories', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(rendered).toBe(1);
  });

  it('renders a page again once something on it has changed, or when notifications of changes have been down', async () => {
    await ask('/stories');
    cache.drop('story:1');
    await ask('/stories');
    expect(rendered).toBe(2);
    cache.listening(false);
    await ask('/stories');
    expect(rendered).toBe(2);
    cache.listening(true);
    await ask('/stories');
    expect(rendered).toBe(3);
  });

  it('neither answers requests with a session nor is filled by them', async () => {
    render = (response) => void response.type('html').send('Ada’s own');
    expect((await ask('/stories', { headers: SESSION })).body.toString()).toBe('Ada’s own');
    render = sendTagged;
    expect((await ask('/stories')).body.toString()).toBe(PAGE);
    render = (response) => void response.type('html').send('Ada’s own');
    expect((await ask('/stories', { headers: SESSION })).body.toString()).toBe('Ada’s own');
    expect(rendered).toBe(3);
  });

  it('caches one copy under one path', async () => {
    for (const path of ['//stories', '/STORIES', '/stories/', '/%73tories', '/a/../stories', '/./stories']) {
      render = (response) => void response.type('html').send(String(response.locals.mayCache));
      expect((await ask(path)).body.toString(), path).toBe('undefined');
    }
  });

  it('passes unshareable pages and all other answers unchanged', async () => {
    render = (response) => {
      response.type('html').write(PAGE.slice(0, 50));
      response.end(PAGE.slice(50));
    };
    for (const _again of [1, 2]) expect((await ask('/signin')).body.toString()).toBe(PAGE);
    const gzip = await ask('/signin', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(gzip.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(gzip.headers.etag).toBeUndefined();
    expect(rendered).toBe(3);
  });

  it('does not cache a page that failed, sets a cookie or breaks off', async () => {
    const faults: ((response: Response) => void)[] = [
      (response) => sendTagged(response.status(500)),
      (response) => sendTagged(response.cookie('theme', 'dark')),
    ];
    for (const [place, fault] of faults.entries()) {
      render = fault;
      for (const _again of [1, 2]) expect((await ask('/stories')).body.toString()).toBe(PAGE);
      expect(rendered).toBe(2 * (place + 1));
    }
    render = (response) => {
      response.type('html').set(CACHE_TAG, 'stories').write(Buffer.from(PAGE));
      response.destroy();
    };
    await expect(ask('/stories')).rejects.toThrow();
    render = sendTagged;
    expect((await ask('/stories')).body.toString()).toBe(PAGE);
  });
});
