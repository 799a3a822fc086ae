import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const noticesRoutes: RouteConfigEntry[] = [route('story/:storyId/follow', 'notices/story-follows/follow.route.ts')];
