import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createRequestHandler } from '@react-router/express';
import express from 'express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { acceptsForm, acceptsJson, acceptsNothing, sentBodyContext } from '~/platform/forms/accepts.server';
import { type BodyFault, SMALL_FORM_BYTES } from '~/platform/forms/body-rules';
import { PATIENCE_MS } from '~/platform/testing/patience';
import { guardRoutes } from '../guard-routes';
import { takeBody } from './take-body';

type Routes = ServerBuild['routes'];

const parsed = vi.fn<(fields: unknown) => void>();
const refused = ({ status, text }: BodyFault) => Response.json({ text }, { status });
const answered = (fields: unknown) => {
  parsed(fields);
  return Response.json('taken');
};
const takesForm = acceptsForm({ fields: ['name', 'text'], repeated: ['tag'], intents: ['save'], refused }, async ({ request }) =>
  answered([...(await request.formData()).entries()]),
);

function route(id: string, path: string, module: object): Routes {
  return { [id]: { id, path, parentId: undefined, index: undefined, module } as unknown as NonNullable<Routes[string]> };
}

const routes: Routes = {
  ...route('form', 'form', { action: takesForm, loader: () => Response.json('page') }),
  ...route('one', 'form/:id', { action: takesForm }),
  ...route('json', 'json', {
    action: acceptsJson({ schema: z.object({ name: z.string().max(8) }), maxBytes: 1_000, refused }, async (_args, body) => answered(body)),
  }),
  ...route('beacon', 'beacon', { action: acceptsNothing(async () => answered('nothing')) }),
  ...route('page', 'page', { loader: () => Response.json('page') }),
  ...route('anything', '*', { loader: () => Response.json('page') }),
};
const build = guardRoutes({
  routes,
  entry: { module: {} },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  ...{ basename: '/', publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false, prerender: [] },
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild);

let server: Server;

/** Serves the routes. @param graceMs how long a body may take to begin. */
async function serve(graceMs = PATIENCE_MS): Promise<void> {
  const app = express();
  app.use(takeBody(build, { graceMs, bytesPerMs: 1 }));
  app.use(
    createRequestHandler({
      build,
      mode: 'production',
      getLoadContext: (_request, response) => {
        const context = new RouterContextProvider();
        if (response.locals.sentBody) context.set(sentBodyContext, response.locals.sentBody);
        return context;
      },
    }),
  );
  server = createServer(app).listen(0);
  await once(server, 'listening');
}

beforeEach(async () => {
  parsed.mockClear();
  await serve();
});
afterEach(() => void server.close());

/** Serves in place of the patient server, and leaves a body hardly any time. */
async function serveImpatiently(): Promise<void> {
  server.close();
  await serve(50);
}

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const form = (body: BodyInit, path = '/form') => fetch(at(path), { method: 'POST', body });
const urlEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
const json = { 'Content-Type': 'application/json' };

async function sent(init: RequestInit, path = '/form') {
  const answer = await fetch(at(path), { method: 'POST', ...init });
  return { status: answer.status, allow: answer.headers.get('Allow'), text: await answer.text() };
}

describe('what is posted', () => {
  it('reaches the action of its form', async () => {
    expect((await form(new URLSearchParams({ name: 'Ink & Öl', text: 'a=b', intent: 'save' }))).status).toBe(200);
    expect(parsed).toHaveBeenCalledWith([
      ['name', 'Ink & Öl'],
      ['text', 'a=b'],
      ['intent', 'save'],
    ]);
    expect(await sent({})).toMatchObject({ status: 200 });
    expect(parsed).toHaveBeenLastCalledWith([]);
    expect(await sent({ body: '{"name":"Ink"}', headers: json }, '/json')).toMatchObject({ status: 200 });
    expect(parsed).toHaveBeenLastCalledWith({ name: 'Ink' });
    expect(await sent({}, '/beacon')).toMatchObject({ status: 200 });
  });

  it.each([
    ['a[99999999]=1', 400],
    ['a&'.repeat(60_000 / 2), 400],
    ['__intent__=x', 400],
    ['intent=delete', 400],
    ['name=1&name=2', 400],
    [`text=${'x'.repeat(SMALL_FORM_BYTES)}`, 413],
  ])('is refused before anything parses it: %.20s', async (body, status) => {
    for (const path of ['/form', '/form/1', '/form.data', '/form?index', '/FORM/']) {
      const answer = await sent({ body, headers: urlEncoded }, path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.text).toMatch(/send it again/);
    }
    expect(parsed).not.toHaveBeenCalled();
  });

  it.each(['', '{', '{}', '{"name":5}', '{"name":"Inkhorn 1"}'])(
    'is refused when it breaks the contract of its action: %s',
    async (body) => {
      const answer = await sent({ body, headers: json }, '/json');
      expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('could not be read') });
      expect(parsed).not.toHaveBeenCalled();
    },
  );

  it('is refused when it is of another content type', async () => {
    const files = new FormData();
    files.set('name', 'Ink');
    expect(await sent({ body: files })).toMatchObject({ status: 415 });
    expect(await sent({ body: 'name=1', headers: { 'Content-Type': 'text/plain' } })).toMatchObject({ status: 415 });
    expect(await sent({ body: 'name=1', headers: { ...urlEncoded, 'Content-Encoding': 'gzip' } })).toMatchObject({ status: 415 });
    expect(await sent({ body: 'name=1', headers: urlEncoded }, '/json')).toMatchObject({ status: 415 });
    expect(await sent({ body: 'name=1', headers: urlEncoded }, '/beacon')).toMatchObject({ status: 413 });
    expect(parsed).not.toHaveBeenCalled();
  });

  it('is refused with a reason when it grows too large without having declared its size', async () => {
    const body = new Blob(['name=', 'x'.repeat(SMALL_FORM_BYTES * 4)]).stream();
    const answer = await sent({ body, headers: urlEncoded, duplex: 'half' } as RequestInit);
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('more than can be sent at once') });
  });

  it('is accepted only by addresses with an action', async () => {
    expect(await sent({ body: 'a=1', headers: urlEncoded }, '/page')).toMatchObject({ status: 405, allow: 'GET, HEAD' });
    expect(await sent({ body: 'a=1', headers: urlEncoded }, '/nowhere')).toMatchObject({ status: 404 });
    expect(await sent({ method: 'GET' }, '/json')).toMatchObject({ status: 405, allow: 'POST' });
    expect(await sent({ method: 'GET' }, '/form')).toMatchObject({ status: 200, text: '"page"' });
  });

  it.each([
    ['stops', 'name=Ink'],
    ['never begins', ''],
  ])('ends with 408 when it %s', async (_what, begun) => {
    await serveImpatiently();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: ${urlEncoded['Content-Type']}\r\nContent-Length: 20\r\n\r\n${begun}`);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1.1 408 .*Connection: close.*Sending took too long/s);
    expect(parsed).not.toHaveBeenCalled();
  });

  it('gets 408 when it arrives too slowly', async () => {
    await serveImpatiently();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: ${urlEncoded['Content-Type']}\r\nContent-Length: 5000\r\n\r\nname=`);
    const trickle = setInterval(() => socket.write('x'), 10);
    const [answer] = await once(socket, 'data');
    clearInterval(trickle);
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe('an action', () => {
  it('that does not declare what it accepts prevents the start', () => {
    const careless = { ...build, routes: route('careless', 'careless', { action: async () => null }) };
    expect(() => guardRoutes(careless as ServerBuild)).toThrow('careless');
  });
});
