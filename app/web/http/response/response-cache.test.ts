import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '~/platform/log/metrics.server';
import { createPageCache, type PageCache } from '~/platform/page-cache/page-cache';
import { responseCache } from './response-cache';

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
/** What the routes answer. */
let render: () => Rendered;

interface Rendered {
  response: Response;
  /** Whether visitors may share it. */
  isShared: boolean;
  until?: Date;
}

const pageInPieces = () => new Blob([PAGE.slice(0, 100), PAGE.slice(100)]).stream();
const shared = (init?: ResponseInit): Rendered => ({ response: new Response(pageInPieces(), init), isShared: true });
const ofOneReader = (text: string): Rendered => ({
  response: new Response(text, { headers: { 'Content-Type': 'text/html' } }),
  isShared: false,
});

beforeEach(async () => {
  cache = createPageCache({ maxBytes: 1_000_000 });
  cache.listening(true);
  rendered = 0;
  render = shared;
  const app = express();
  const { answer, slotFor } = responseCache({ cache, https: false, metrics: createMetrics(), log: { info: vi.fn() } });
  app.use(answer, compression());
  app.use(async (request, response) => {
    response.set('Cache-Control', 'private, no-cache');
    const slot = slotFor(request, response);
    rendered += 1;
    const { response: page, isShared, until } = render();
    try {
      await send(slot && isShared ? await slot.fill(page, { tags: ['stories', 'story:1'], ...(until && { until }) }) : page, response);
    } catch {
      response.destroy();
    }
  });
  server = createServer(app).listen(0);
  await once(server, 'listening');
});
afterEach(() => void server.close());

/** Sends an answer of the routes as React Router's adapter does: it adds headers and replaces none. */
async function send(answer: Response, response: express.Response): Promise<void> {
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}

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
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
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
    const until = (ms: number) => () => ({ ...shared(), until: new Date(Date.now() + ms) });
    render = until(60_000);
    for (const _again of [1, 2]) await ask('/today');
    expect(rendered).toBe(1);
    render = until(-1);
    for (const _again of [1, 2]) await ask('/yesterday');
    expect(rendered).toBe(3);
  });

  it('does not send a page that was rendered again to a client that has the same one', async () => {
    const { headers } = await ask('/stories');
    cache.clear();
    const known = await ask('/stories', { headers: { 'If-None-Match': String(headers.etag) } });
    expect(known).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(rendered).toBe(2);
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
    render = () => ofOneReader('Ada’s own');
    expect((await ask('/stories', { headers: SESSION })).body.toString()).toBe('Ada’s own');
    render = shared;
    expect((await ask('/stories')).body.toString()).toBe(PAGE);
    render = () => ofOneReader('Ada’s own');
    expect((await ask('/stories', { headers: SESSION })).body.toString()).toBe('Ada’s own');
    expect(rendered).toBe(3);
  });

  it('caches one copy under one path', async () => {
    for (const path of ['//stories', '/STORIES', '/stories/', '/%73tories', '/a/../stories', '/./stories']) {
      for (const _again of [1, 2]) expect((await ask(path)).headers['cache-control'], path).toBe('private, no-cache');
    }
    expect(rendered).toBe(12);
  });

  it('passes unshareable pages and all other answers unchanged', async () => {
    render = () => ofOneReader(PAGE);
    for (const _again of [1, 2]) expect((await ask('/signin')).body.toString()).toBe(PAGE);
    const gzip = await ask('/signin', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    expect(gzip.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(gzip.headers.etag).toBeUndefined();
    expect(rendered).toBe(3);
  });

  it('does not cache a page that failed, sets a cookie or breaks off', async () => {
    const faults = [
      () => shared({ status: 500 }),
      () => shared({ status: 503, headers: { 'Retry-After': '10' } }),
      () => shared({ headers: { 'Set-Cookie': 'theme=dark' } }),
    ];
    for (const [place, fault] of faults.entries()) {
      render = fault;
      for (const _again of [1, 2]) {
        const { status, headers, body } = await ask('/stories');
        const expected = fault().response;
        const own = { cookies: headers['set-cookie'] ?? [], retryAfter: headers['retry-after'] ?? null };
        expect({ status, ...own, page: body.toString() }).toEqual({
          status: expected.status,
          cookies: expected.headers.getSetCookie(),
          retryAfter: expected.headers.get('Retry-After'),
          page: PAGE,
        });
      }
      expect(rendered).toBe(2 * (place + 1));
    }
    render = () => ({ ...shared(), response: new Response(breaksOff()) });
    await expect(ask('/stories')).rejects.toThrow();
    render = shared;
    expect((await ask('/stories')).body.toString()).toBe(PAGE);
  });
});

/** A page whose rendering fails in the middle. */
function breaksOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(PAGE.slice(0, 100))),
    pull: (controller) => controller.error(new Error('broken off')),
  });
}
