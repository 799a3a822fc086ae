import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const daysLineRoutes: RouteConfigEntry[] = [route('days-line/:week?', 'days-line/screen/days-line.route.tsx')];
