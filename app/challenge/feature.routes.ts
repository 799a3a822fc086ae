import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const challengeRoutes: RouteConfigEntry[] = [route('challenge/:week?', 'challenge/screen/challenge.route.tsx')];
