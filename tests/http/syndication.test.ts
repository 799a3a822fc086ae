import { expect, it } from 'vitest';
import { childrenOf, elementsOf, readXml } from '../../app/platform/testing/xml-tree.ts';
import { FANDOM_PAGE, publish } from '../support/http/publish.ts';
import { member, site, visitor } from '../support/http/site.ts';

const anybody = visitor();
const head = (html: string) => html.split('</head>')[0] ?? '';
const plain = (attribute = '') => attribute.replaceAll('&amp;', '&');

/** Addresses of the links in a page's head that match. @param link such as `rel="canonical"`. */
const headLinks = (html: string, link: string) =>
  [...head(html).matchAll(/<link ([^>]*)>/g)].flatMap(([, attributes = '']) =>
    attributes.includes(link) ? plain(/href="([^"]*)"/.exec(attributes)?.[1]) : [],
  );

/** What a page says of itself to search engines. */
const structuredData = (html: string) => JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');

/** The titles of a feed's entries. @throws if it is not well-formed. */
const titlesIn = (feed: string) => elementsOf(readXml(feed), 'entry').map((entry) => childrenOf(entry, 'title')[0]?.text);

it('links a story to its feed, book and oEmbed data, which contain it whatever its title', async () => {
  const writer = await member();
  const title = '</script><b>Gate & "Tower"';
  const address = await publish(writer, { title, body: 'The gate stood open.\n\nNobody <went> in.' });
  const { text: page } = await anybody.ask(address);
  expect(headLinks(page, 'rel="canonical"')).toEqual([site.url + address]);
  expect(structuredData(page)).toMatchObject({ name: title, author: [{ name: writer.name }] });

  const [quotation = ''] = headLinks(page, 'application/json+oembed').map((link) => link.replace(site.url, ''));
  expect(JSON.parse((await anybody.ask(quotation)).text)).toMatchObject({ type: 'rich', author_name: writer.name });
  expect((await anybody.ask(`/oembed?url=${site.url}/about`)).status).toBe(404);
  expect((await anybody.ask(`${quotation}&format=xml`.replace('&format=json', ''))).status).toBe(501);

  expect(page).toContain(`href="${address}.epub"`);
  const book = await anybody.fetch(`${address}.epub`);
  expect(book.headers.get('content-type')).toBe('application/epub+zip');
  expect(decodeURIComponent(book.headers.get('content-disposition') ?? '')).toMatch(/^attachment;.*Gate & .*Tower.*\.epub/);
  expect(
    Buffer.from(await book.arrayBuffer())
      .subarray(30, 58)
      .toString(),
  ).toBe('mimetypeapplication/epub+zip');
  const headers = { 'if-none-match': book.headers.get('etag') ?? '' };
  expect((await anybody.fetch(`${address}.epub`, { headers })).status).toBe(304);
});

it('links the feeds of a player, a fandom and all stories from their pages', async () => {
  await publish(await member(), { title: 'Told & <Retold>', body: 'The first words of it.' });
  const { text: library } = await anybody.ask('/stories?tab=creative-writing');
  expect(headLinks(library, 'application/atom+xml')).toHaveLength(2);
  expect(headLinks(library, 'rel="canonical"')).toEqual([`${site.url}/stories?tab=creative-writing`]);
  expect(titlesIn((await anybody.ask('/feeds/creative-writing.atom')).text)).toContain('Told &amp; &lt;Retold&gt;');

  const { text: fandom } = await anybody.ask(FANDOM_PAGE);
  expect(headLinks(fandom, 'application/atom+xml')).toEqual(['/feeds/fandom/naruto.atom']);
  const feed = await anybody.fetch('/feeds/fandom/naruto.atom');
  const headers = { 'if-none-match': feed.headers.get('etag') ?? '' };
  expect((await anybody.fetch('/feeds/fandom/naruto.atom', { headers })).status).toBe(304);
  expect((await anybody.ask('/feeds/nothing.atom')).status).toBe(404);
});

it('leads crawlers from robots.txt to every part of the site map', async () => {
  const address = await publish(await member(), { title: 'To Be Found', body: 'The first words of it.' });
  const read = async (url: string) => (await anybody.ask(url.replace(site.url, ''))).text;
  const index = await read(/Sitemap: (\S+)/.exec(await read('/robots.txt'))?.[1] ?? '');
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  expect((await Promise.all(parts.map(read))).join('')).toContain(`${address}</loc>`);
});

it('gives a public page one canonical address, whatever its parameters, and a preview picture', async () => {
  const address = await publish(await member(), { title: 'Known by One Address', body: 'The first words of it.' });
  const player = /href="(\/players\/[\w-]+)"/.exec((await anybody.ask(address)).text)?.[1] ?? '';
  for (const [asked, canonical] of [
    ['/?utm_source=mail', '/'],
    ['/About', '/about'],
    ['/Leaderboard', '/leaderboard'],
    ['/leaderboard?view=zzz&board=zzz&after=zzz&page=7', '/leaderboard'],
    ['/leaderboard?board=word-games&utm=1', '/leaderboard?board=word-games'],
    ['/stories?tab=all&sort=latest&after=zzz', '/stories'],
    ['/stories?q=gate&tab=fan-fiction&sort=relevance', '/stories?tab=fan-fiction&q=gate'],
    ['/stories/fan-fiction?sort=rating&x=1', '/stories/fan-fiction?sort=rating'],
    [`${player}?after=zzz`, player],
    [`/players/${player.split('/').at(-1)?.toUpperCase()}`, player],
    ['/fan-fiction/genre/anime?x=1', '/fan-fiction/genre/anime'],
    [address.toUpperCase().replace('/STORY/', '/story/'), address],
  ] as const) {
    const { status, text } = await anybody.ask(asked);
    expect(status, asked).toBe(200);
    expect(headLinks(text, 'rel="canonical"'), asked).toEqual([site.url + canonical]);
    const picture = plain(/<meta property="og:image" content="([^"]+)"/.exec(head(text))?.[1]);
    expect((await anybody.fetch(picture.replace(site.url, ''))).headers.get('content-type'), asked).toBe('image/png');
  }
  for (const missing of ['/players/zzz', '/word-games/zzz', '/stories/zzz', '/fan-fiction/genre/zzz', '/zzz', `${address.slice(0, -1)}z`]) {
    const { status, text } = await anybody.ask(missing);
    expect(status, missing).toBe(404);
    expect(text, missing).not.toContain('rel="canonical"');
  }
});

it("strips control characters from a story's head", async () => {
  const title = 'Bell\u0001\u202e Gate\ufffe';
  const address = await publish(await member(), { title, body: 'Once\u0008 upon\u0001 a\u202e time\ufffe.' });
  const { text } = await anybody.ask(address);
  for (const unseen of ['\u0001', '\u0008', '\u202e', '\ufffe']) expect(head(text)).not.toContain(unseen);
  expect(text).toMatch(/<title>Bell Gate by /);
  expect(structuredData(text)).toMatchObject({ name: 'Bell Gate', abstract: expect.stringMatching(/ Once upon a time\.$/) });
});
