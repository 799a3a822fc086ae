import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const coversRoutes: RouteConfigEntry[] = [
  route('preview/:file', 'covers/preview-picture.route.ts'),
  route('story-covers/:edition/:file', 'covers/story/cover.route.ts'),
];
