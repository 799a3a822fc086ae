import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const libraryRoutes: RouteConfigEntry[] = [
  route('stories', 'pages/library/list/library.route.tsx'),
  route('stories/search-help', 'pages/library/help/search-help.route.tsx'),
  route('stories/:arena', 'pages/library/list/arena-library.route.tsx'),
  route('series/:collectionId?', 'pages/library/collection/collection.route.tsx'),
  route('lists/:collectionId?', 'pages/library/collection/collection.route.tsx', { id: 'list-of-stories' }),
  route('collections', 'pages/library/shared/shared-list.route.tsx'),
  route('collections/:address', 'pages/library/shared/shared.route.tsx'),
  route('collections/:address/prompts', 'pages/library/shared/prompts/prompts.route.tsx'),
  route('tags/suggestions', 'pages/library/tag/suggestions.route.ts'),
  route('tags/:tagId', 'pages/library/tag/tag.route.tsx'),
  route('story/:storyId', 'pages/library/reader/reader.route.tsx'),
];
