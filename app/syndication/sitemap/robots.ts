/** Personal pages and addresses that are not pages, besides those that features declare. */
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
  '/healthz',
  '/metrics',
];

/** Paths that crawlers should skip, and the address of the site map. @param uncrawled those that features declare. @see docs/product/feeds-and-books.md */
export function robotsText(siteOrigin: string, uncrawled: readonly string[]): string {
  return [
    'User-agent: *',
    ...[...PRIVATE, ...uncrawled].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}
