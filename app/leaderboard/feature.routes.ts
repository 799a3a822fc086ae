import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const leaderboardRoutes: RouteConfigEntry[] = [
  route('leaderboard', 'leaderboard/leaderboard.route.tsx'),
  route('leaderboard/:gameId', 'leaderboard/runs/runs.route.tsx'),
];
