interface PublicPage {
  /** Its address, with a colon before the parts that vary. */
  path: string;
  /** The query parameters that make another page of it. */
  params?: readonly string[];
}

/** Pages for everybody, but for stories and fandoms, whose own routes say where they are. */
const publicPages: readonly PublicPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/donate' },
  { path: '/stories', params: ['tab', 'sort', 'q', 'after'] },
  { path: '/stories/story-weave', params: ['sort', 'after'] },
  { path: '/stories/creative-writing', params: ['sort', 'after'] },
  { path: '/stories/fan-fiction', params: ['sort', 'after'] },
  { path: '/fan-fiction' },
  { path: '/fan-fiction/genre/:genreId' },
  { path: '/fan-fiction/genre/:genreId/fandoms' },
  { path: '/word-games' },
  { path: '/word-games/daily' },
  { path: '/word-games/:gameId' },
  { path: '/leaderboard', params: ['view', 'board', 'page', 'after'] },
  { path: '/players/:playerId', params: ['after'] },
];

/** The addresses of the public pages of which there is one each. */
export const fixedAddresses: readonly string[] = publicPages.map(({ path }) => path).filter((path) => !path.includes(':'));

// Asked for by every page that is rendered, so that nothing is left to be worked out then.
const fixedPages = new Map(publicPages.map((page) => [page.path, page]));
const patterns = publicPages
  .filter(({ path }) => path.includes(':'))
  .map((page) => ({ page, pattern: new RegExp(`^${page.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

function pageAt(path: string): PublicPage | undefined {
  return fixedPages.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page;
}

/**
 * The one address under which search engines shall know a page: without what does not change it.
 * @returns undefined for pages that are nobody else's, and for those whose own routes say it.
 * @see docs/product/feeds-and-books.md
 */
export function canonicalAddress(pathname: string, query: URLSearchParams): string | undefined {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  const page = pageAt(path.toLowerCase());
  if (!page) return undefined;
  const kept = new URLSearchParams();
  for (const name of page.params ?? []) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
