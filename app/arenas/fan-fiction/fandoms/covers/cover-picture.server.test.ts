import { describe, expect, it } from 'vitest';
import { coverResponse } from './cover-picture.server';

const client = '192.0.2.1';
const dune = { id: 'dune', name: 'Dune', genre: 'sci-fi' } as const;
const asked = (headers?: HeadersInit) => new Request('http://site.test/fan-fiction/cover/dune.svg', { headers });

describe('the file of a cover', () => {
  it('is an SVG that browsers may cache for a day', async () => {
    const response = await coverResponse(asked(), dune, 'svg', client);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(await response.text()).toMatch(/^<svg .*Dune/);
  });

  it('is not sent again to a browser that has it cached', async () => {
    const etag = (await coverResponse(asked(), dune, 'svg', client)).headers.get('ETag') ?? '';
    const again = await coverResponse(asked({ 'If-None-Match': etag }), dune, 'svg', client);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await coverResponse(asked({ 'If-None-Match': 'W/"old"' }), dune, 'svg', client)).status).toBe(200);
  });

  it('is a PNG of 1200 x 630 px for link previews, with its letters', async () => {
    const response = await coverResponse(asked(), dune, 'png', client);
    const png = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const nameless = Buffer.from(await (await coverResponse(asked(), { ...dune, id: 'dune-x', name: '' }, 'png', client)).arrayBuffer());
    expect(png.equals(nameless)).toBe(false);
  });
});
