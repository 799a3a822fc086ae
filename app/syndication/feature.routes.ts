import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const syndicationRoutes: RouteConfigEntry[] = [
  route('feeds/*', 'syndication/feeds/feed.route.ts'),
  route('oembed', 'syndication/oembed/oembed.route.ts'),
  route('sitemap.xml', 'syndication/sitemap/sitemap-index.route.ts'),
  route('sitemap/:part.xml', 'syndication/sitemap/sitemap.route.ts'),
  route('robots.txt', 'syndication/sitemap/robots.route.ts'),
];
