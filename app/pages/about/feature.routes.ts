import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const aboutRoutes: RouteConfigEntry[] = [route('about', 'pages/about/about.route.tsx')];
