import { index, type RouteConfigEntry } from '@react-router/dev/routes';

export const homeRoutes: RouteConfigEntry[] = [index('pages/home/home.route.tsx')];
