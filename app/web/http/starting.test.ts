import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createFrontDoor } from './request/front-door';
import { createEntrance, type Entrance } from './starting';

let door: Server;
afterEach(() => door.close());

async function listening(entrance: Entrance): Promise<string> {
  door = createFrontDoor(new URL('http://localhost:3000'), entrance).listen(0, '127.0.0.1');
  await once(door, 'listening');
  return `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
}

describe('a site that starts', () => {
  it('is alive and not ready, and says so to people, programs and proxies', async () => {
    const url = await listening(createEntrance(true));
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    for (const path of ['/readyz', '/openz']) expect((await fetch(`${url}${path}`)).status, path).toBe(503);
    const page = await fetch(`${url}/library`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('2');
    expect(page.headers.get('x-accel-redirect'), 'a proxy asks another process').toBe('@another');
    expect(await page.text()).toContain('Quillarena is starting.');
    const posted = await fetch(`${url}/signup`, { method: 'POST', body: 'name=Ada' });
    expect([posted.status, await posted.text()]).toEqual([503, 'Quillarena is starting. Please try again in a moment.']);
  });

  it('names no other process where no proxy stands in front', async () => {
    const url = await listening(createEntrance(false));
    expect((await fetch(url)).headers.has('x-accel-redirect')).toBe(false);
  });

  it('refuses live connections', async () => {
    const { port } = new URL(await listening(createEntrance(false)));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET /live/?transport=websocket HTTP/1.1\r\nHost: localhost:3000\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('leaves everything to its pages once it is ready', async () => {
    const entrance = createEntrance(true);
    const url = await listening(entrance);
    expect((await fetch(url)).status).toBe(503);
    entrance.openTo(createServer((_request, response) => response.end('a page')));
    expect(await (await fetch(url)).text()).toBe('a page');
  });
});
