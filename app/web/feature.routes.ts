import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const webRoutes: RouteConfigEntry[] = [
  route('dev/outbox', 'web/outbox/outbox.route.tsx'),
  route('dev/outbox/:name', 'web/outbox/outbox-mail.route.tsx'),
  route('*', 'web/errors/not-found.route.tsx'),
];
