import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const leaderboardRoutes: RouteConfigEntry[] = [
  route('leaderboard', 'pages/leaderboard/leaderboard.route.tsx'),
  route('leaderboard/:gameId', 'pages/leaderboard/runs/runs.route.tsx'),
];
