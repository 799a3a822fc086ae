import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const statisticsRoutes: RouteConfigEntry[] = [route('profile/statistics.csv', 'statistics/screen/csv.route.ts')];
