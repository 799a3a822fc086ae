import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const moderationRoutes: RouteConfigEntry[] = [
  route('report/confirm', 'moderation/report/confirm.route.tsx'),
  route('report/:kind/:thingId', 'moderation/report/report.route.tsx'),
  route('report/:kind/:thingId/copyright', 'moderation/copyright/complain.route.tsx'),
  route('moderation/:view?', 'moderation/desk/moderation.route.tsx'),
];
