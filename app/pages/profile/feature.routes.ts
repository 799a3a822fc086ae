import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const profileRoutes: RouteConfigEntry[] = [route('profile', 'pages/profile/profile.route.tsx')];
