import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes';
import { type HttpClient, httpClient, joinSite } from '../support/http/http-client';
import { expect, newPerson, PASSWORD, test } from '../support/test';

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

function pathsOf(routes: RouteConfigEntry[]): string[] {
  return routes.map(({ path = '' }) => `/${path}`);
}

function filled(path: string, value: string): string[] {
  const way = path.replaceAll(/:\w+/g, value);
  if (!way.endsWith('*')) return [way];
  const above = way.slice(0, -1);
  return [`${above}${value}`, `${above}fandom/${value}.atom`, `${above}player/${value}.atom`];
}

const known: Record<string, string> = { ':genreId': 'anime', ':gameId': 'word-chain', ':arena': 'fan-fiction' };
const withKnown = (path: string) => path.replaceAll(/:\w+/g, (name) => known[name] ?? name);

function hostileAddresses(): string[] {
  const paths = pathsOf(routes as RouteConfigEntry[]);
  const addresses = HOSTILE.flatMap((value) => {
    const query = (...names: string[]) => names.map((name) => `${name}=${value}`).join('&');
    return paths.flatMap((path) => [
      ...filled(path, value),
      ...filled(withKnown(path), value),
      ...[query(...QUERY, 'q', ...OTHERS), `sort=latest&${query(...QUERY)}`, `q=gate&${query(...QUERY)}`].map(
        (asked) => `${withKnown(path).replaceAll(/:\w+/g, ID).replace('*', 'stories.atom')}?${asked}`,
      ),
    ]);
  });
  return [...new Set(addresses)].filter((address) => !address.startsWith('/signout'));
}

async function failures(client: HttpClient, url: string, addresses = hostileAddresses()): Promise<string[]> {
  const failed: string[] = [];
  const left = [...addresses];
  const ask = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const { status } = await client.ask(url + address);
      if (status >= 500) failed.push(`${status} ${address}`);
    }
  };
  await Promise.all([ask(), ask(), ask(), ask()]);
  return failed;
}

test('no made-up address causes a server error', async ({ site }) => {
  expect(await failures(httpClient(), site.url)).toEqual([]);
});

test('no made-up address causes a server error for a signed-in person', async ({ site, mailbox }) => {
  const client = httpClient();
  await joinSite(client, site.url, newPerson(), { password: PASSWORD, codeTo: mailbox.codeTo });
  // No page comes from the cache: each is asked with a third of the values, and script/fuzz with the others.
  const some = hostileAddresses().filter((_, index) => index % 3 === 0);
  expect(await failures(client, site.url, some)).toEqual([]);
});
