/** What is nobody else's, or no page: crawlers would find nothing there. */
const PRIVATE = [
  '/dev/',
  '/profile',
  '/signin',
  '/signup',
  '/signout',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/creative-writing',
  '/word-games/daily/',
  '/healthz',
  '/metrics',
];

/** What crawlers are asked to leave alone, and where the site map is. @see docs/product/feeds-and-books.md */
export function robotsText(siteOrigin: string): string {
  return ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${siteOrigin}/sitemap.xml`, ''].join('\n');
}
