interface PublicPage {
  /** Its path, with a colon before parameters. */
  path: string;
  /** Its own route names the canonical address, because several of its addresses are separate pages. */
  namesItself?: true;
}

/** Public pages, except stories and fandoms, whose own routes write their heads. */
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

/** The addresses of public pages without parameters. */
export const fixedAddresses: readonly string[] = publicPages.map(({ path }) => path).filter((path) => !path.includes(':'));

// Precomputed, because every rendered page looks its address up.
const fixedPages = new Map(publicPages.map((page) => [page.path, page]));
const patterns = publicPages
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/**
 * What the frame writes into the head of a public page.
 * @returns canonical: its canonical address, undefined if its own route names it;
 * undefined for personal pages and for pages whose routes write their own heads.
 * @see docs/product/feeds-and-books.md
 */
export function publicPage(pathname: string): { canonical: string | undefined } | undefined {
  // Addresses are case-insensitive.
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '').toLowerCase();
  const page = fixedPages.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page;
  return page && { canonical: page.namesItself ? undefined : path };
}
