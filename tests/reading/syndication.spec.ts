import type { Page } from '@playwright/test';
import { join, publish } from '../support/people/people';
import { expect, test } from '../support/test';

/** A link in the head of a page, by rel and type. */
const headLink = (page: Page, selector: string) => page.locator(`head > link${selector}`);

test('a story links to its feed, book and oEmbed data, which contain it whatever its title', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox);
  const title = '</script><b>Gate & "Tower"';
  const address = await publish(page, { title, body: 'The gate stood open.\n\nNobody <went> in.' });
  await page.goto(address);
  const origin = new URL(page.url()).origin;
  await expect(headLink(page, '[rel=canonical]')).toHaveAttribute('href', `${origin}${address}`);
  await expect(headLink(page, '[rel=canonical]')).toHaveCount(1);
  const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect([jsonLd.name, jsonLd.author[0].name]).toEqual([title, name]);

  const quotation = await headLink(page, '[type="application/json+oembed"]').getAttribute('href');
  expect(await (await page.request.get(quotation ?? '')).json()).toMatchObject({ type: 'rich', author_name: name });
  expect((await page.request.get(`/oembed?url=${origin}/about`)).status()).toBe(404);
  expect((await page.request.get(`${quotation}&format=xml`.replace('&format=json', ''))).status()).toBe(501);

  const [book] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download EPUB' }).click()]);
  expect(book.suggestedFilename()).toMatch(/Gate & _?\s?Tower.*\.epub$/);
  const file = await page.request.get(`${address}.epub`);
  expect(file.headers()).toMatchObject({ 'content-type': 'application/epub+zip' });
  expect((await file.body()).subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
  const again = await page.request.get(`${address}.epub`, { headers: { 'If-None-Match': file.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('the feeds of a player, a fandom and all stories are linked from their pages and well-formed', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await publish(page, { title: 'Told & <Retold>', body: 'The first words of it.' });
  await page.goto('/stories?tab=creative-writing');
  await expect(headLink(page, '[type="application/atom+xml"]')).toHaveCount(2);
  await expect(headLink(page, '[rel=canonical]')).toHaveAttribute('href', /\/stories\?tab=creative-writing$/);
  const titles = await page.evaluate(async () => {
    const answer = await fetch('/feeds/creative-writing.atom');
    const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    if (feed.querySelector('parsererror')) throw new Error('not well-formed');
    return [...feed.querySelectorAll('entry > title')].map((title) => title.textContent);
  });
  expect(titles).toContain('Told &amp; &lt;Retold&gt;');
  await page.goto('/fan-fiction/genre/anime/title/naruto');
  await expect(headLink(page, '[type="application/atom+xml"]')).toHaveAttribute('href', '/feeds/fandom/naruto.atom');
  const feed = await page.request.get('/feeds/fandom/naruto.atom');
  expect((await page.request.get('/feeds/fandom/naruto.atom', { headers: { 'If-None-Match': feed.headers().etag ?? '' } })).status()).toBe(
    304,
  );
  expect((await page.request.get('/feeds/nothing.atom')).status()).toBe(404);
});

test('crawlers find every part of the site map through robots.txt', async ({ page, mailbox }) => {
  await join(page, mailbox);
  const address = await publish(page, { title: 'To Be Found', body: 'The first words of it.' });
  const robots = await (await page.request.get('/robots.txt')).text();
  const index = await (await page.request.get(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part = '']) => part);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const listed = await Promise.all(parts.map(async (part) => (await page.request.get(part)).text()));
  expect(listed.join('')).toContain(`${address}</loc>`);
});

test('a public page has one canonical address, whatever its parameters, and a preview picture', async ({ page, mailbox }) => {
  await join(page, mailbox);
  const address = await publish(page, { title: 'Known by One Address', body: 'The first words of it.' });
  await page.goto(address);
  const player = (await page.locator('article a[href^="/players/"]').first().getAttribute('href')) ?? '';
  const origin = new URL(page.url()).origin;
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
    const answer = await page.request.get(asked);
    const head = (await answer.text()).split('</head>')[0] ?? '';
    expect(answer.status(), asked).toBe(200);
    expect(
      [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&')),
      asked,
    ).toEqual([origin + canonical]);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? '';
    expect((await page.request.get(picture)).headers()['content-type'], asked).toBe('image/png');
  }
  for (const missing of ['/players/zzz', '/word-games/zzz', '/stories/zzz', '/fan-fiction/genre/zzz', '/zzz', `${address.slice(0, -1)}z`]) {
    const answer = await page.request.get(missing);
    expect(answer.status(), missing).toBe(404);
    expect(await answer.text(), missing).not.toContain('rel="canonical"');
  }
});

test("control characters are stripped from a story's head", async ({ page, mailbox }) => {
  await join(page, mailbox);
  const address = await publish(page, { title: 'Bell\u0001\u202e Gate\ufffe', body: 'Once\u0008 upon\u0001 a\u202e time\ufffe.' });
  const html = await (await page.request.get(address)).text();
  for (const unseen of ['\u0001', '\u0008', '\u202e', '\ufffe']) expect(html.split('</head>')[0]).not.toContain(unseen);
  await page.goto(address);
  await expect(page).toHaveTitle(/^Bell Gate by /);
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
    name: 'Bell Gate',
    abstract: expect.stringMatching(/ Once upon a time\.$/),
  });
});
