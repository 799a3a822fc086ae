import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const storyWeaveRoutes: RouteConfigEntry[] = [
  route('storyweave', 'arenas/story-weave/screen/arena.route.tsx'),
  route('storyweave/new', 'arenas/story-weave/screen/new-room/new-room.route.tsx'),
  route('storyweave/:roomId', 'arenas/story-weave/screen/room.route.tsx'),
];
