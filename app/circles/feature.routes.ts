import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const circlesRoutes: RouteConfigEntry[] = [
  route('circles', 'circles/screen/circles.route.tsx'),
  route('circles/join/:invitation', 'circles/screen/join.route.tsx'),
  route('circles/calendar/:calendar.ics', 'circles/screen/calendar.route.ts'),
  route('circles/:circleId', 'circles/screen/circle/circle.route.tsx'),
];
