import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const notificationsRoutes: RouteConfigEntry[] = [
  route('notifications', 'pages/notifications/list/notifications.route.tsx'),
  route('notifications/unsubscribe', 'pages/notifications/mails/unsubscribe.route.tsx'),
];
