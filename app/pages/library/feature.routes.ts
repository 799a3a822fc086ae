import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const libraryRoutes: RouteConfigEntry[] = [
  route('stories', 'pages/library/list/library.route.tsx'),
  route('stories/search-help', 'pages/library/help/search-help.route.tsx'),
  route('stories/:arena', 'pages/library/list/arena-library.route.tsx'),
  route('story/:storyId.epub', 'pages/library/epub/book.route.ts'),
  route('fan-fiction/story/:storyId.epub', 'pages/library/epub/book.route.ts', { id: 'fan-fiction-book' }),
  route('challenge/:week.epub', 'pages/library/epub/anthology.route.ts'),
  route('feeds/*', 'pages/library/feeds/feed.route.ts'),
  route('sitemap.xml', 'pages/library/sitemap/sitemap-index.route.ts'),
  route('sitemap/:part.xml', 'pages/library/sitemap/sitemap.route.ts'),
  route('robots.txt', 'pages/library/sitemap/robots.route.ts'),
  route('profile/works', 'pages/library/takeout/takeout.route.tsx'),
  route('profile/works.zip', 'pages/library/takeout/takeout-file.route.ts'),
  route('oembed', 'pages/library/oembed/oembed.route.ts'),
  route('series/:collectionId.epub', 'pages/library/epub/series.route.ts'),
  route('series/:collectionId?', 'pages/library/collection/collection.route.tsx'),
  route('lists/:collectionId?', 'pages/library/collection/collection.route.tsx', { id: 'list-of-stories' }),
  route('collections', 'pages/library/shared/shared-list.route.tsx'),
  route('collections/:address', 'pages/library/shared/shared.route.tsx'),
  route('tags/:tagId', 'pages/library/tag/tag.route.tsx'),
  route('story/:storyId', 'pages/library/reader/reader.route.tsx'),
];
