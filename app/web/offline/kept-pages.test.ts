import { describe, expect, it } from 'vitest';
import { memoryCaches } from '~/platform/testing/memory-caches';
import { createKeptPages, KEPT_MS, MOST_READ } from './kept-pages';

const NOW = 1_800_000_000_000;
const STYLE = '<link rel="stylesheet" href="/assets/root-1.css"/>';
const pageOf = (words: string) => `<html><head>${STYLE}</head><body><main>${words}</main></body></html>`;

/** A device, and a site whose pages are answered by path and query. */
function device() {
  const site = new Map<string, () => Promise<Response> | Response>();
  const clock = { now: NOW };
  /** How many pages for later the device has room for. */
  const storage = { pages: Number.POSITIVE_INFINITY };
  const countLater = async () => {
    const index: { kind: string }[] = (await (await (await caches.open('quillarena-read')).match('/kept-pages'))?.json()) ?? [];
    return index.filter(({ kind }) => kind === 'later').length;
  };
  const asked: string[] = [];
  const caches = memoryCaches();
  const pages = createKeptPages({
    caches,
    now: () => clock.now,
    room: async () => ((await countLater()) < storage.pages ? 1_000_000 : 0),
    async fetch(address) {
      asked.push(address);
      return (await site.get(address)?.()) ?? new Response('', { status: 404 });
    },
  });
  const show = (address: string, words: string, status = 200) =>
    site.set(address, () => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "script-src 'nonce-1'" };
      return new Response(pageOf(words), { status, headers });
    });
  site.set('/assets/root-1.css', () => new Response('main{color:red}'));
  const read = async (address: string) => (await pages.find(new URL(address, 'https://site.example')))?.text();
  const titles = async () => (await pages.list()).map(({ title }) => title);
  return { site, clock, storage, asked, caches, pages, show, read, titles };
}

const story = (number: number) => ({ address: `/story/${number}`, title: `Story ${number}` });

describe('pages that were read', () => {
  it('are read again as they were, with the site’s style and under their own policy', async () => {
    const { pages, show, read } = device();
    show('/story/1', 'Once upon a time.');
    await pages.keep({ keep: 'read', story: story(1) });
    const kept = await read('/story/1');
    expect(kept).toContain('<style>main{color:red}img{visibility:hidden}</style>');
    expect(kept).toMatch(
      /<main><p role="status"[^>]*>You are offline\. This is the page as this device kept it on Jan 15, 2027\.<\/p>Once upon a time\.<\/main>/,
    );
    const answer = await pages.find(new URL('https://site.example/story/1'));
    expect(answer?.headers.get('Content-Security-Policy')).toBe("script-src 'nonce-1'");
    expect([await read('/story/2'), await read('/story/1?chapter=2')]).toEqual([undefined, undefined]);
  });

  it('are the last twenty, for thirty days', async () => {
    const { pages, show, read, titles, clock, caches } = device();
    for (let number = 1; number <= MOST_READ + 1; number += 1) {
      show(story(number).address, 'Words.');
      await pages.keep({ keep: 'read', story: story(number) });
    }
    await pages.keep({ keep: 'read', story: story(5) });
    expect(await titles()).toHaveLength(MOST_READ);
    expect([(await titles())[0], await read('/story/1')]).toEqual(['Story 5', undefined]);
    expect(await (await caches.open('quillarena-read')).matchAll(), 'pages, index and style').toHaveLength(MOST_READ + 2);
    clock.now += KEPT_MS;
    expect([await titles(), await read('/story/5')]).toEqual([[], undefined]);
  });

  it('are no pages of errors, and nothing else', async () => {
    const { pages, site, show, titles } = device();
    show('/story/1', 'Something went wrong.', 500);
    site.set('/story/2', () => Response.json({}));
    site.set('/story/3', () => Promise.reject(new TypeError('Failed to fetch')));
    for (const number of [1, 2, 3, 4]) await pages.keep({ keep: 'read', story: story(number) });
    expect(await titles()).toEqual([]);
  });

  it('have no scripts but those that put their parts together', async () => {
    const { pages, show, read } = device();
    const module = '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js";</script>';
    show('/story/1', `Words.${module}<script nonce="1">put()</script>`);
    await pages.keep({ keep: 'read', story: story(1) });
    expect(await read('/story/1')).toContain('Words.<script nonce="1">put()</script></main>');
  });

  it('are forgotten with a story’s history, or with all of it, but for those that are for later', async () => {
    const { pages, show, titles, caches } = device();
    for (const address of ['/story/1', '/story/1?chapter=2', '/story/2', '/story/3']) show(address, 'Words.');
    await pages.keep({ keep: 'later', story: story(3) });
    for (const number of [1, 2, 3]) await pages.keep({ keep: 'read', story: story(number) });
    await pages.keep({ keep: 'read', story: { address: '/story/1?chapter=2', title: 'Story 1, chapter 2' } });
    await pages.keep({ keep: 'nothing-read', address: '/story/1' });
    expect(await titles()).toEqual(['Story 3', 'Story 2', 'Story 3']);
    await pages.keep({ keep: 'nothing-read' });
    expect(await titles()).toEqual(['Story 3']);
    expect(await (await caches.open('quillarena-read')).matchAll(), 'a page, index and style').toHaveLength(3);
  });

  it('are gone once the server no longer shows them to their reader, and stay while it cannot be reached', async () => {
    const { pages, show, titles } = device();
    show('/story/1', 'Words.');
    await pages.keep({ keep: 'read', story: story(1) });
    show('/story/1', 'Broken.', 500);
    await pages.keep({ keep: 'read', story: story(1) });
    expect(await titles()).toEqual(['Story 1']);
    show('/story/1', 'This story is gone.', 410);
    await pages.keep({ keep: 'read', story: story(1) });
    expect(await titles()).toEqual([]);
  });
});

describe('stories for later', () => {
  it('are kept with all their pages, and found by their story', async () => {
    const { pages, show, read, titles } = device();
    const next = '<a class="step" rel="next" href="/story/1?chapter=4&amp;whole=1#chapter">Next</a>';
    show('/story/1?whole=1', `One to three. ${next}`);
    show('/story/1?chapter=4&whole=1', 'Four.');
    await pages.keep({ keep: 'later', story: { address: '/story/1?whole=1', title: 'Story 1' } });
    expect(await read('/story/1')).toContain('One to three.');
    expect(await read('/story/1?chapter=2')).toContain('One to three.');
    expect(await read('/story/1?chapter=4&whole=1')).toContain('Four.');
    expect(await titles()).toEqual(['Story 1']);
    await pages.keep({ keep: 'no-longer', story: story(1) });
    expect([await titles(), await read('/story/1?chapter=4&whole=1')]).toEqual([[], undefined]);
  });

  it('are those of the list, each fetched once a day, and none that was taken out of it', async () => {
    const { pages, show, titles, clock, asked } = device();
    for (const number of [1, 2, 3]) show(story(number).address, 'Words.');
    await pages.keep({ keep: 'read', story: story(1) });
    await pages.keep({ keep: 'all-later', stories: [story(1), story(2)] });
    await pages.keep({ keep: 'all-later', stories: [story(2), story(3)] });
    expect(await titles()).toEqual(['Story 1', 'Story 2', 'Story 3']);
    expect(asked.filter((address) => address === '/story/2')).toHaveLength(1);
    clock.now += 2 * 24 * 60 * 60 * 1_000;
    await pages.keep({ keep: 'all-later', stories: [story(2)] });
    expect(asked.filter((address) => address === '/story/2')).toHaveLength(2);
  });
});

describe('stories for later on a device that has no room for all', () => {
  /** A device with room for some stories of these pages. */
  async function small(room: number, stories: number) {
    const made = device();
    for (let number = 1; number <= stories; number += 1) made.show(story(number).address, 'Words.');
    made.storage.pages = room;
    return { ...made, all: Array.from({ length: stories }, (_, index) => story(index + 1)) };
  }

  it('are the first of the list, and it says how many', async () => {
    const { pages, titles, all } = await small(2, 4);
    expect(await pages.keep({ keep: 'all-later', stories: all })).toEqual({ keptLater: 2, of: 4, isFull: true });
    expect(await titles()).toEqual(['Story 1', 'Story 2']);
    expect(await pages.keep({ keep: 'all-later', stories: all.slice(0, 2) })).toEqual({ keptLater: 2, of: 2, isFull: false });
  });

  it('make room for one that is marked after them', async () => {
    const { pages, titles, all } = await small(2, 3);
    await pages.keep({ keep: 'all-later', stories: all.slice(1) });
    await pages.keep({ keep: 'later', story: story(1) });
    expect(await titles()).toEqual(['Story 1', 'Story 2']);
    expect(await pages.keep({ keep: 'all-later', stories: all })).toEqual({ keptLater: 2, of: 3, isFull: true });
  });

  it('are kept whole or not at all', async () => {
    const { pages, show, titles, read } = await small(1, 1);
    show('/story/1', 'One. <a rel="next" href="/story/1?chapter=2">Next</a>');
    show('/story/1?chapter=2', 'Two.');
    expect(await pages.keep({ keep: 'all-later', stories: [story(1)] })).toEqual({ keptLater: 0, of: 1, isFull: true });
    expect([await titles(), await read('/story/1')]).toEqual([[], undefined]);
  });

  it('are more than two hundred where there is room', async () => {
    const { pages, all } = await small(Number.POSITIVE_INFINITY, 205);
    expect(await pages.keep({ keep: 'all-later', stories: all })).toEqual({ keptLater: 205, of: 205, isFull: false });
  });
});

describe('signing out', () => {
  it('leaves nothing, not even what was being fetched or waited to be', async () => {
    const { pages, site, show, titles, caches } = device();
    show('/story/1', 'Words.');
    await pages.keep({ keep: 'read', story: story(1) });
    const late = Promise.withResolvers<Response>();
    site.set('/story/2', () => late.promise);
    const keeping = [2, 1].map((number) => pages.keep({ keep: 'read', story: story(number) }));
    await pages.clear();
    late.resolve(new Response(pageOf('Late.'), { headers: { 'Content-Type': 'text/html' } }));
    await Promise.all(keeping);
    expect(await titles()).toEqual([]);
    expect(await (await caches.open('quillarena-read')).matchAll()).toEqual([]);
  });
});
