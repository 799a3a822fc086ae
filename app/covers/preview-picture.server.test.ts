import { describe, expect, it } from 'vitest';
import { storyArenas } from '~/site/arenas';
import { shown } from '../../server/features';
import { arenaSvg, createPreviews, siteSvg } from './preview-picture.server';
import { arenaPicture, sitePicture } from './preview-pictures';

const arenas = shown('arenas');
const previews = createPreviews(arenas);
const client = '192.0.2.1';
const asked = (headers?: HeadersInit) => new Request('http://site.test/preview/site.png', { headers });

describe('a picture of link previews', () => {
  it.each([sitePicture, ...storyArenas.map(({ id }) => arenaPicture(id))])('exists at $address, 1200 x 630 px', async ({ address }) => {
    const answer = await previews.answer(asked(), /([^/]+)\.png$/.exec(address)?.[1] ?? '', client);
    const png = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    expect(answer?.headers.get('Content-Type')).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await previews.answer(asked({ 'If-None-Match': answer?.headers.get('ETag') ?? '' }), 'site', client);
    expect(again?.status).toBe(address === sitePicture.address ? 304 : 200);
  });

  it('exists under no other name', async () => {
    expect(await previews.answer(asked(), 'word-games', client)).toBeUndefined();
  });

  it('names the arena or the site, in its own colours', () => {
    for (const arena of arenas)
      expect(
        arenaSvg(arena)
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(/\s+/g, ' '),
      ).toContain(arena.name);
    expect(siteSvg(arenas)).toContain('Quillarena');
    expect(siteSvg(arenas) + arenas.map((arena) => arenaSvg(arena)).join('')).not.toContain('var(--');
  });
});
