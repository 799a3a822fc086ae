import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const adminRoutes: RouteConfigEntry[] = [
  route('admin/guide', 'admin/guide/guide.route.tsx'),
  route('admin/:view?', 'admin/desk/admin.route.tsx'),
];
