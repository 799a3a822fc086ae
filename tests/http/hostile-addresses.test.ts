import { expect, it } from 'vitest';
import type { HttpClient } from '../support/http/http-client.ts';
import { member, visitor } from '../support/http/site.ts';
import { siteRoutes } from '../support/http/site-routes.ts';

const ID = '00000000-0000-0000-0000-000000000000';
const MOST = '999999999999999';
const word = (text: string) => Buffer.from(text).toString('base64url');

/** Values that an attacker may try in place of an id, a number or a cursor. */
const HOSTILE = [
  '%00',
  '%01%EF%BF%BE%E2%80%AE',
  '%ED%A0%80',
  MOST,
  '9'.repeat(400),
  ID,
  `${MOST}.${MOST}.${ID}`,
  word(`l.${MOST}.${ID}`),
  word(`n.${MOST}.4.4.0.${MOST}`),
  word(`s.${MOST}.1.1.9e300.${MOST}`),
  word(`${MOST}.${ID}`),
];

const QUERY = ['after', 'page', 'chapter', 'fandom', 'rating', 'length', 'url', 'maxwidth', 'amount', 'donation', 'parent'];
const OTHERS = ['email', 'token', 'type', 'to', 'tab', 'sort', 'view', 'board'];

function filled(path: string, value: string): string[] {
  const way = path.replaceAll(/:\w+/g, value);
  if (!way.endsWith('*')) return [way];
  const above = way.slice(0, -1);
  return [`${above}${value}`, `${above}fandom/${value}.atom`, `${above}player/${value}.atom`];
}

const known: Record<string, string> = { ':genreId': 'anime', ':gameId': 'word-chain', ':arena': 'fan-fiction' };
const withKnown = (path: string) => path.replaceAll(/:\w+/g, (name) => known[name] ?? name);

/** A route with a value in place of what it takes in its path, and with one in all of its query. */
function hostileAddresses(path: string): string[] {
  return HOSTILE.flatMap((value) => [
    ...filled(path, value),
    ...filled(withKnown(path), value),
    asked(path, value, [...QUERY, 'q', ...OTHERS]),
  ]);
}

/** With one in what takes part in a sorted list, and in a search. */
function hostileLists(path: string): string[] {
  return HOSTILE.flatMap((value) => [asked(path, value, QUERY, 'sort=latest'), asked(path, value, QUERY, 'q=gate')]);
}

function asked(path: string, value: string, names: readonly string[], first = 'x='): string {
  const query = [first, ...names.map((name) => `${name}=${value}`)].join('&');
  return `${withKnown(path).replaceAll(/:\w+/g, ID).replace('*', 'stories.atom')}?${query}`;
}

/** The address of what a page shows, without the page. */
function dataOf(address: string): string {
  const [path = '', query = ''] = address.split('?');
  return `${path === '/' ? '/_' : path}.data?${query}`;
}

const addressesOf = (isPage: boolean, make: (path: string) => string[]) => [
  ...new Set(siteRoutes.filter(({ path, hasPage }) => hasPage === isPage && path !== 'signout').flatMap(({ path }) => make(`/${path}`))),
];
const pages = addressesOf(true, hostileAddresses);
const lists = addressesOf(true, hostileLists).map(dataOf);
const files = addressesOf(false, (path) => [...hostileAddresses(path), ...hostileLists(path)]);

async function failures(client: HttpClient, addresses: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  const left = [...addresses];
  const ask = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const { status } = await client.ask(address);
      if (status >= 500) failed.push(`${status} ${address}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return failed;
}

it('answers no made-up address with a server error', async () => {
  expect(pages.length).toBeGreaterThan(500);
  expect(await failures(visitor(), [...pages, ...lists, ...files])).toEqual([]);
});

it('answers none of a signed-in player with one', async () => {
  // Nothing comes from the cache: each is asked with a third of the values, without the page, and script/fuzz asks the others.
  const some = [...pages.map(dataOf), ...lists, ...files].filter((_, index) => index % 3 === 0);
  expect(await failures(await member(), some)).toEqual([]);
});
