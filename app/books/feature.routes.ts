import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const booksRoutes: RouteConfigEntry[] = [
  route('story/:storyId.epub', 'books/routes/book.route.ts'),
  route('fan-fiction/story/:storyId.epub', 'books/routes/book.route.ts', { id: 'fan-fiction-book' }),
  route('challenge/:week.epub', 'books/routes/anthology.route.ts'),
  route('series/:collectionId.epub', 'books/routes/series.route.ts'),
  route('collections/:address.epub', 'books/routes/shared.route.ts'),
  route('profile/works', 'books/takeout/takeout.route.tsx'),
  route('profile/works.zip', 'books/takeout/takeout-file.route.ts'),
];
