import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const lawRoutes: RouteConfigEntry[] = [route('law/:page', 'law/law.route.tsx')];
