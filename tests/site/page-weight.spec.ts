import type { Page } from '@playwright/test';
import type { Mailbox } from '../support/people/mailbox';
import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

const MAX_SCRIPT_FILES = 12;
/** Of a full page of 24 cards. */
const MAX_LIST_BYTES = 90_000;
const MAX_READING_SCRIPT_BYTES = 110_000;
/** Of pages that list and lead: what writing needs would go beyond it. */
const MAX_LISTING_SCRIPT_BYTES = 140_000;

/** The HTML of a page, and the script files that it loads before anybody touches it. */
async function weighed(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g))];
  return { bytes: Buffer.byteLength(html), scripts };
}

/** Bytes of files as they are sent, compressed. */
async function sentBytes(page: Page, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await page.request.get(file, { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.headers()['content-encoding'], file).toBe('br');
      return Number(answer.headers()['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const FANDOM = '/fan-fiction/genre/drama/title/sherlock';
const SENTENCE = 'The ferry came in late and nobody asked why. ';

/** Publishes a story of a new player's. @returns its address. */
async function publishOne(writer: Page, mailbox: Mailbox): Promise<string> {
  await join(writer, mailbox);
  return publish(writer, { title: 'A Ferry on Time', body: SENTENCE.repeat(9) });
}

/** Together with the demo world's stories, a full page. */
async function publishNine(writer: Page, mailbox: Mailbox): Promise<void> {
  await join(writer, mailbox);
  for (let count = 0; count < 9; count += 1) {
    await publish(writer, { title: `A Ferry Long Overdue ${count}`, body: SENTENCE.repeat(9) });
  }
}

test('a full page of stories is short', async ({ page, mailbox, anotherBrowser }) => {
  await publishNine(await anotherBrowser(), mailbox);
  await page.goto('/stories');
  await expect(page.getByRole('article')).toHaveCount(24);
  expect((await weighed(page, '/stories')).bytes).toBeLessThanOrEqual(MAX_LIST_BYTES);
});

test('no page loads many files', async ({ page, mailbox, anotherBrowser }) => {
  const pages = [
    '/',
    '/stories',
    '/leaderboard',
    '/signin',
    '/word-games',
    '/word-games/anagram-solver',
    '/fan-fiction',
    FANDOM,
    '/donate',
  ];
  for (const path of [...pages, await publishOne(await anotherBrowser(), mailbox)]) {
    const { scripts } = await weighed(page, path);
    expect(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(MAX_SCRIPT_FILES);
  }
});

test('a story is read with little script', async ({ page, mailbox, anotherBrowser }) => {
  const { scripts } = await weighed(page, await publishOne(await anotherBrowser(), mailbox));
  expect(await sentBytes(page, scripts)).toBeLessThanOrEqual(MAX_READING_SCRIPT_BYTES);
});

test('pages where nobody writes load no script for writing', async ({ page }) => {
  for (const path of ['/', '/stories', '/leaderboard']) {
    const { scripts } = await weighed(page, path);
    expect(await sentBytes(page, scripts), path).toBeLessThanOrEqual(MAX_LISTING_SCRIPT_BYTES);
  }
});

test('the face of stories is loaded where stories are read, not for a line of text', async ({ page, mailbox, anotherBrowser }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  for (const path of ['/leaderboard', '/word-games', '/signin']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.filter((url) => url.includes('literata'))).toEqual([]);
  await page.goto(await publishOne(await anotherBrowser(), mailbox));
  await expect.poll(() => fonts.filter((url) => url.includes('literata')).length).toBeGreaterThan(0);
});
