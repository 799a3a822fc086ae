import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const tagsRoutes: RouteConfigEntry[] = [route('tags/suggestions', 'tags/suggesting/suggestions.route.ts')];
