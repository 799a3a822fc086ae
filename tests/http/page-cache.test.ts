import { expect, it, vi } from 'vitest';
import type { FetchClient } from '../support/http/http-client.ts';
import { publish } from '../support/http/publish.ts';
import { member, visitor } from '../support/http/site.ts';

const etagOf = async (client: FetchClient, path: string) => (await client.fetch(path)).headers.get('etag');

/** Waits until a page comes from the cache. @returns its version. */
const cached = (client: FetchClient, path: string) =>
  vi.waitFor(async () => {
    const etag = await etagOf(client, path);
    expect(etag).toBeTruthy();
    return String(etag);
  });

it('caches pages for visitors until they change, and answers 304 to a browser that has the current version', async () => {
  const [writer, reader, anybody] = [await member(), await member(), visitor()];
  const address = await publish(writer, { title: 'Cached for Visitors', body: 'The first words of it.' });
  const etag = await cached(anybody, address);
  const page = await anybody.fetch(address);
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(await page.text()).not.toMatch(/nonce="[^"]/);
  expect((await anybody.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect(await etagOf(anybody, `${address}?unknown=1`), 'an unknown parameter').toBeNull();

  expect((await reader.ask(`${address}/rating`, { form: { value: '5' } })).status).toBeLessThan(400);
  await vi.waitFor(async () => expect(await etagOf(anybody, address)).not.toBe(etag));
  await vi.waitFor(async () => expect((await anybody.ask(address)).text).toContain('5.0'));
});

it('caches a page under one address', async () => {
  const anybody = visitor();
  await cached(anybody, '/stories?sort=rating');
  for (const copy of ['/STORIES', '/stories/', '/%73tories', '/stories?sort=rating&sort=rating'])
    for (const _again of [1, 2]) expect(await etagOf(anybody, copy), copy).toBeNull();
});

it('caches nothing personal, and serves nobody signed in from the cache', async () => {
  const [one, other, anybody] = [await member(), await member(), visitor()];
  for (const path of ['/', '/stories', '/word-games/daily']) {
    const own = await one.fetch(path);
    expect(await own.text(), path).toContain(one.name);
    expect(own.headers.get('etag'), path).toBeNull();
    expect(own.headers.get('cache-control'), path).toContain('private');
    const { text: others } = await other.ask(path);
    expect(others, path).toContain(other.name);
    expect(others, path).not.toContain(one.name);
    await cached(anybody, path);
    expect((await anybody.ask(path)).text, path).not.toContain(one.name);
    expect((await one.ask(path)).text, path).toContain(one.name);
  }
});
