interface PublicPage {
  /** Its address, with a colon before the parts that vary. */
  path: string;
  /** Its own route says which of its addresses is the one to know it by, as several of them are pages of their own. */
  namesItself?: true;
}

/** Pages for everybody, but for stories and fandoms, whose own routes say all that is to be said of them. */
const publicPages: readonly PublicPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/donate' },
  { path: '/stories', namesItself: true },
  { path: '/stories/story-weave', namesItself: true },
  { path: '/stories/creative-writing', namesItself: true },
  { path: '/stories/fan-fiction', namesItself: true },
  { path: '/fan-fiction' },
  { path: '/fan-fiction/genre/:genreId', namesItself: true },
  { path: '/fan-fiction/genre/:genreId/fandoms', namesItself: true },
  { path: '/word-games' },
  { path: '/word-games/daily' },
  { path: '/word-games/:gameId' },
  { path: '/leaderboard', namesItself: true },
  { path: '/players/:playerId', namesItself: true },
];

/** The addresses of the public pages of which there is one each. */
export const fixedAddresses: readonly string[] = publicPages.map(({ path }) => path).filter((path) => !path.includes(':'));

// Asked for by every page that is rendered, so that nothing is left to be worked out then.
const fixedPages = new Map(publicPages.map((page) => [page.path, page]));
const patterns = publicPages
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/**
 * What the frame says of a public page in its head.
 * @returns canonical: the one address under which search engines shall know it, undefined where its own route says it;
 * undefined for pages that are nobody else's, and for those whose own routes say everything.
 * @see docs/product/feeds-and-books.md
 */
export function publicPage(pathname: string): { canonical: string | undefined } | undefined {
  // Addresses are compared without regard to capitals.
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '').toLowerCase();
  const page = fixedPages.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page;
  return page && { canonical: page.namesItself ? undefined : path };
}
