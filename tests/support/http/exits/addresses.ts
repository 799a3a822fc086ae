import { ID } from '../sent/samples.ts';
import { hasPage, siteRoutes } from '../site-routes.ts';

/** Ids and names that stand in addresses, by the parameter that takes them. */
export type AddressValues = Readonly<Record<string, readonly string[]>>;

/** The Monday of a moment's week, in UTC. */
export function mondayOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** Values that no text of the test has to do with. */
const FIXED: AddressValues = {
  view: ['', 'log', 'people', 'numbers', 'decisions', 'health', 'jobs', 'donations', 'banner'],
  gameId: ['word-chain'],
  genreId: ['anime'],
  fandomId: ['naruto'],
  arena: ['creative-writing', 'fan-fiction', 'story-weave'],
  page: ['rules', 'privacy'],
  day: [new Date().toISOString().slice(0, 10)],
  file: ['fan-fiction.png', 'site.png'],
  part: ['pages', 'stories-1', 'players-1'],
  '*': ['stories.atom', 'creative-writing.atom', 'fan-fiction.atom', 'story-weave.atom', 'fandom/naruto.atom'],
  edition: ['2'],
  name: ['outbox'],
  runId: [ID],
  puzzleId: [ID],
  workId: [ID],
  week: [mondayOf(new Date()), '2026-11-23'],
};

/** What pages are asked for besides: the part of each address behind its path, by the route. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  stories: [
    '?tab=fan-fiction',
    '?tab=creative-writing',
    '?tab=story-weave',
    '?sort=rating',
    '?content=mature',
    '?filters=open',
    '?sort=kudos',
  ],
  'lists/:collectionId?': ['?do=edit', '?filters=open', '?sort=latest', '?own=tea'],
  'series/:collectionId?': ['?do=edit', '?filters=open', '?sort=latest'],
  'collections/:address': ['?do=add', '?do=manage', '?filters=open', '?sort=latest'],
  'tags/:tagId': ['?filters=open'],
  'players/:playerId': ['?filters=open', '?content=-mature'],
  profile: ['?tab=stories', '?tab=blocked', '?tab=bookmarks', '?tab=statistics'],
  'fan-fiction/story/:storyId': ['?comments=1', '?do=add', '?do=edit', '?chapter=2'],
  'fan-fiction/story/:storyId/comments': ['?waiting='],
  'fan-fiction/genre/:genreId/title/:fandomId': ['?tab=write', '?filters=open', '?sort=updated'],
};

/**
 * Every address of the site, from its routes: a new one is among them by itself. Of a route that only takes what is sent, the
 * first: it answers every request to read that it takes none, before it looks at what it is asked for.
 * @throws for a parameter that nothing is known for.
 */
export function addressesOfRoutes(values: AddressValues): string[] {
  return siteRoutes.flatMap(({ path, hasLoader, hasPage: isPage }) => {
    const queries = ['', ...(QUERIES[path] ?? [])];
    const addresses = filled(path, { ...FIXED, ...values });
    return (hasLoader || isPage ? addresses : addresses.slice(0, 1)).flatMap((address) => queries.map((query) => `/${address}${query}`));
  });
}

function filled(path: string, values: AddressValues): string[] {
  const parameter = /:(?<name>\w+)\??|\*/.exec(path);
  if (!parameter) return [path.replace(/\/$/, '')];
  const name = parameter.groups?.name ?? '*';
  // The page for addresses that no route knows.
  if (path === '*') return ['no-such-page'];
  const known = values[name];
  if (!known) throw new Error(`The test has nothing for “:${name}” in /${path}.`);
  return known.flatMap((value) => filled(path.replace(parameter[0], value), values));
}

/** The addresses of the same site that a page links, shows or sends to. */
export function linksOf(html: string, origin: string): string[] {
  const found = [...html.matchAll(/(?:href|src|action|content)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  const local = found.map((link) => (link.startsWith(origin) ? link.slice(origin.length) : link));
  return local.filter((link) => /^\/(?!\/|assets\/)/.test(link)).map((link) => link.split('#')[0] ?? link);
}

/** The same address with its ids taken out. */
export const withoutIds = (address: string): string => address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ID);

/** The same without what its parameters say, and without a picture's name, which has no words: of links that differ in nothing else, one is enough. */
export const shapeOf = (address: string): string =>
  withoutIds(address)
    .replace(/=[^&]*/g, '')
    .replace(/[^/]+\.png$/, '.png');

/** An address as pages' scripts ask for the data of the page; undefined where there is no page. */
export function dataAddress(address: string): string | undefined {
  const [path = '', query] = address.split('?');
  const isPage = siteRoutes.some((route) => hasPage(route.path) && patternOf(route.path).test(path));
  if (!isPage) return undefined;
  return `${path === '/' ? '/_root' : path}.data${query === undefined ? '' : `?${query}`}`;
}

const patternOf = (path: string) =>
  new RegExp(
    `^/${path
      .replaceAll('.', '\\.')
      // A dot begins the ending of a file, such as a book.
      .replace(/\/?:\w+\?/g, '(?:/[^/.]+)?')
      .replace(/:\w+/g, '[^/.]+')}$`,
  );
