import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const daysLineRoutes: RouteConfigEntry[] = [
  route('days-line', 'days-line/screen/days-line.route.tsx'),
  route('days-line/:week', 'days-line/screen/week.route.tsx'),
];
