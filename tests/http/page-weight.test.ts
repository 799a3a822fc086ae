import { expect, it } from 'vitest';
import { publish } from '../support/http/publish.ts';
import { member, visitor } from '../support/http/site.ts';

const MAX_SCRIPT_FILES = 12;
const CARDS = 24;
/** Of a full page of cards. */
const MAX_LIST_BYTES = 90_000;
const MAX_READING_SCRIPT_BYTES = 110_000;
/** Of pages that list and lead: what writing needs would go beyond it. */
const MAX_LISTING_SCRIPT_BYTES = 140_000;

const anybody = visitor();

/** The script files that a page loads before anybody touches it. */
async function scriptsOf(path: string): Promise<string[]> {
  return [...new Set((await anybody.ask(path)).text.match(/\/assets\/[\w.~-]+\.js/g))];
}

/** Bytes of files as they are sent, compressed. */
async function sentBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { headers, body } = await anybody.fetch(file, { headers: { 'accept-encoding': 'br' } });
      await body?.cancel();
      expect(headers.get('content-encoding'), file).toBe('br');
      return Number(headers.get('content-length'));
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const FANDOM = '/fan-fiction/genre/drama/title/sherlock';
const SENTENCE = 'The ferry came in late and nobody asked why. ';
const publishOne = async () => publish(await member(), { title: 'A Ferry on Time', body: SENTENCE.repeat(9) });

it('sends a full page of stories in few bytes', async () => {
  for (const writer of [await member(), await member(), await member()]) {
    for (let count = 0; count < CARDS / 3; count += 1) {
      await publish(writer, { title: `A Ferry Long Overdue ${count}`, body: SENTENCE.repeat(9) });
    }
  }
  const { text } = await (await member()).ask('/stories');
  expect(text.match(/<article/g)).toHaveLength(CARDS);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_LIST_BYTES);
});

it('loads few files for each page', async () => {
  const games = ['/word-games', '/word-games/anagram-solver'];
  for (const path of ['/', '/stories', '/leaderboard', '/signin', ...games, '/fan-fiction', FANDOM, '/donate', await publishOne()]) {
    const scripts = await scriptsOf(path);
    expect(scripts.length, path).toBeGreaterThan(0);
    expect(scripts.length, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(MAX_SCRIPT_FILES);
  }
});

it('needs little script to read a story', async () => {
  expect(await sentBytes(await scriptsOf(await publishOne()))).toBeLessThanOrEqual(MAX_READING_SCRIPT_BYTES);
});

it('loads no script for writing where nobody writes', async () => {
  for (const path of ['/', '/stories', '/leaderboard']) {
    expect(await sentBytes(await scriptsOf(path)), path).toBeLessThanOrEqual(MAX_LISTING_SCRIPT_BYTES);
  }
});
