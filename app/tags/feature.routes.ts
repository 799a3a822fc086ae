import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const tagsRoutes: RouteConfigEntry[] = [
  route('tags', 'tags/marks/own-tags.route.tsx'),
  route('tags/suggestions', 'tags/suggesting/suggestions.route.ts'),
];
