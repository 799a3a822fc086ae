import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const playersRoutes: RouteConfigEntry[] = [route('players/:playerId', 'players/player.route.tsx')];
