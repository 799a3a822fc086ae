import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const lawRoutes: RouteConfigEntry[] = [route('law/:page', 'pages/law/law.route.tsx')];
