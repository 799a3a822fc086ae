import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const slowRoomsRoutes: RouteConfigEntry[] = [
  route('storyweave/slow', 'slow-rooms/screen/slow-rooms.route.tsx'),
  route('storyweave/slow/:roomId', 'slow-rooms/screen/room/slow-room.route.tsx'),
  route('storyweave/slow/:roomId/write', 'slow-rooms/screen/desk/write.route.tsx'),
  route('storyweave/slow/:roomId/save', 'slow-rooms/screen/desk/save.route.ts'),
];
