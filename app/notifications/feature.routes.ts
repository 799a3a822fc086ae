import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const notificationsRoutes: RouteConfigEntry[] = [
  route('notifications', 'notifications/list/notifications.route.tsx'),
  route('notifications/unsubscribe', 'notifications/mails/unsubscribe.route.tsx'),
];
