import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const duelsRoutes: RouteConfigEntry[] = [
  route('duels', 'duels/screen/duels.route.tsx'),
  route('duels/read', 'duels/screen/reading/read.route.tsx'),
  route('duels/write/:textId', 'duels/screen/desk/write.route.tsx'),
  route('duels/write/:textId/save', 'duels/screen/desk/save.route.ts'),
  route('duels/write/:textId/history', 'duels/screen/desk/history.route.tsx'),
  route('duels/write/:textId/seal', 'duels/screen/seal/seal.route.tsx'),
  route('duels/:textId', 'duels/screen/outcome/outcome.route.tsx'),
];
