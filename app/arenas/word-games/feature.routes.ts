import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const wordGamesRoutes: RouteConfigEntry[] = [
  route('word-games', 'arenas/word-games/hall/arena.route.tsx'),
  route('word-games/daily', 'arenas/word-games/daily/daily.route.tsx'),
  route('word-games/daily/:gameId', 'arenas/word-games/daily/daily-game.route.tsx'),
  route('word-games/:gameId', 'arenas/word-games/play/game.route.tsx'),
];
