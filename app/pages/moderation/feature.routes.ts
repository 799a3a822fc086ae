import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const moderationRoutes: RouteConfigEntry[] = [
  route('report/:kind/:thingId', 'pages/moderation/report/report.route.tsx'),
  route('moderation/:view?', 'pages/moderation/desk/moderation.route.tsx'),
];
