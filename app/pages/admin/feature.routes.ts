import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [route('admin/:view?', 'pages/admin/desk/admin.route.tsx')];
