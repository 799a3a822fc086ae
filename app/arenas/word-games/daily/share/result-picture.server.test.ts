import { describe, expect, it } from 'vitest';
import { pictureResponse, resultSvg } from './result-picture.server';

const result = { day: '2026-11-20', score: 1_240, keystones: [4, 5, undefined, 0, 3, undefined, undefined, 2, 1, 5] };
const asked = (headers?: HeadersInit) => new Request('http://site.test/picture.png', { headers });
const draw = (headers?: HeadersInit) => pictureResponse(asked(headers), result, 'Nov 20, 2026', 'mara');

describe('the picture of a day’s result', () => {
  it('is a PNG of 1200 x 630 px that no proxy keeps, and is not sent twice', async () => {
    const answer = await draw();
    const png = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await draw({ 'If-None-Match': answer.headers.get('ETag') ?? '' })).status).toBe(304);
  });

  it('says the day, the points and the keystones', () => {
    const text = resultSvg(result, 'Nov 20, 2026')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    for (const part of ['Daily Set', 'Nov 20, 2026', '20 of 50 keystones', '1,240 points']) expect(text).toContain(part);
  });

  it('of the short set has its three arches', () => {
    const three = resultSvg({ day: '2026-11-20', three: true, score: 300, keystones: [4, undefined, 2] }, 'Nov 20, 2026');
    expect(three).toContain('Daily Three');
    expect(three.match(/scale\(1\.6\)/g)).toHaveLength(3);
    expect(three).toMatch(/of 15\s+keystones/);
  });
});
