/** Personal pages and addresses that are not pages. */
const PRIVATE = [
  '/dev/',
  '/profile',
  '/signin',
  '/signup',
  '/session-state',
  '/signout',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/creative-writing',
  '/word-games/daily/',
  '/healthz',
  '/metrics',
];

/** Paths that crawlers should skip, and the address of the site map. @see docs/product/feeds-and-books.md */
export function robotsText(siteOrigin: string): string {
  return ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n');
}
