import { expect, it } from 'vitest';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import { createCoverPictures } from './cover-pictures.server';
import { storyPicture } from './story-picture.server';

const asked = (headers?: HeadersInit) => new Request('http://site.test/story-covers/2/sea-1k9x.svg', { headers });
/** @param max uses until the limit refuses. */
const limitedTo = (max: number) => {
  const used: string[] = [];
  const limiter = {
    async use(key: string, limit: { max: number; windowSeconds: number }) {
      used.push(`${key} ${limit.max} in ${limit.windowSeconds} s`);
      if (used.length > max) throw new RateLimited(1);
    },
    check: async () => {},
    clear: async () => {},
    forget: async () => {},
    sweep: async () => {},
  };
  return { used, pictures: createCoverPictures({ limiter }) };
};

it('a cover may be kept for good, and costs no client anything', async () => {
  const { used, pictures } = limitedTo(0);
  const answer = await pictures.cover(asked(), 'sea-1k9x');
  expect(answer?.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await answer?.text()).toMatch(/^<svg [^>]*width="240" height="300"/);
  const again = await pictures.cover(asked({ 'If-None-Match': answer?.headers.get('ETag') ?? '' }), 'sea-1k9x');
  expect(again?.status).toBe(304);
  expect(await pictures.cover(asked(), 'zzz-1k9x')).toBeUndefined();
  expect(used).toEqual([]);
});

it('a link picture is a PNG of 1200 x 630 px that is drawn once, and drawing is limited', async () => {
  const { used, pictures } = limitedTo(1);
  const answer = await pictures.linkPicture(asked(), 'sea-1k9x', '192.0.2.1');
  const png = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  expect(answer?.headers.get('Content-Type')).toBe('image/png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await pictures.linkPicture(asked(), 'sea-1k9x', '192.0.2.1'))?.status).toBe(200);
  expect(used).toEqual(['cover-picture:192.0.2.1 120 in 600 s']);
  await expect(pictures.linkPicture(asked(), 'door-1k9x', '192.0.2.1')).rejects.toThrow(RateLimited);
  expect(await pictures.linkPicture(asked(), 'zzz-1k9x', '192.0.2.1')).toBeUndefined();
});

it('link pictures asked for at once leave room for other clients', async () => {
  const { pictures } = limitedTo(9);
  const statuses = (names: string[], client: string) =>
    Promise.all(names.map(async (name) => (await pictures.linkPicture(asked(), name, client))?.status));
  const [own, others] = await Promise.all([
    statuses(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => `sea-${seed}k9x`),
      '192.0.2.1',
    ),
    statuses(['door-1k9x'], '192.0.2.2'),
  ]);
  expect([own, others]).toEqual([[200, 200, 200, 200, 200, 429], [200]]);
});

it('a link picture names the arena of its story, also where the cover does not tell it', async () => {
  const { pictures } = limitedTo(2);
  const etagOf = async (address: string) => {
    const answer = await pictures.linkPicture(new Request(new URL(address, 'http://site.test')), 'sea-1k9x', '192.0.2.1');
    return answer?.headers.get('ETag');
  };
  const [own, other] = (['creative_writing', 'story_weave'] as const).map((arena) => storyPicture('sea-1k9x', arena).address);
  expect([own, other]).toEqual(['/story-covers/2/sea-1k9x.png', '/story-covers/2/sea-1k9x.png?arena=story-weave']);
  expect(await etagOf(other ?? '')).not.toBe(await etagOf(own ?? ''));
});
