/** Public pages, except stories and fandoms, whose own routes write their heads; with a colon before parameters. */
const singlePages = ['/', '/about', '/donate', '/fan-fiction', '/word-games', '/word-games/daily', '/word-games/:gameId', '/law/:page'];
/** Those whose own routes name the canonical address, because several of their addresses are separate pages. */
const pagesOfSeveral = [
  '/stories',
  '/stories/story-weave',
  '/stories/creative-writing',
  '/stories/fan-fiction',
  '/fan-fiction/genre/:genreId',
  '/fan-fiction/genre/:genreId/fandoms',
  '/leaderboard',
  '/players/:playerId',
];

/** The addresses of public pages without parameters. */
export const fixedAddresses: readonly string[] = [...singlePages, ...pagesOfSeveral].filter((path) => !path.includes(':'));

// Made once, because every rendered page looks its address up.
const anyOf = (paths: readonly string[]) => new RegExp(`^(${paths.join('|').replaceAll(/:\w+/g, '[^/]+')})$`);
const singlePage = anyOf(singlePages);
const pageOfSeveral = anyOf(pagesOfSeveral);

/**
 * What the frame writes into the head of a public page.
 * @returns canonical: its canonical address, undefined if its own route names it;
 * undefined for personal pages and for pages whose routes write their own heads.
 * @see docs/product/feeds-and-books.md
 */
export function publicPage(pathname: string): { canonical: string | undefined } | undefined {
  // Addresses are case-insensitive.
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '').toLowerCase();
  if (singlePage.test(path)) return { canonical: path };
  return pageOfSeveral.test(path) ? { canonical: undefined } : undefined;
}
