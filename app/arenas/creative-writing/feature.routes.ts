import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const creativeWritingRoutes: RouteConfigEntry[] = [
  route('creative-writing', 'arenas/creative-writing/screen/creative-writing.route.tsx'),
  route('creative-writing/prompt', 'arenas/creative-writing/session/prompt.route.tsx'),
  route('creative-writing/:storyId/save', 'arenas/creative-writing/saving/save.route.tsx'),
  route('creative-writing/:storyId/history', 'arenas/creative-writing/history/history.route.tsx'),
];
