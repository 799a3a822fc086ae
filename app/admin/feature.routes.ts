import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [route('admin/:view?', 'admin/desk/admin.route.tsx')];
