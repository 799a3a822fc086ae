import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const tagsRoutes: RouteConfigEntry[] = [route('tags', 'tags/tags.route.tsx')];
