import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const leaderboardRoutes: RouteConfigEntry[] = [route('leaderboard', 'pages/leaderboard/leaderboard.route.tsx')];
