import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const donationRoutes: RouteConfigEntry[] = [route('donate', 'donation/screen/donate.route.tsx')];
