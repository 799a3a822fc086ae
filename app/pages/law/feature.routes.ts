import { type RouteConfigEntry, route } from '@react-router/dev/routes';
import { lawPages } from '../../site/law-pages';

export const lawRoutes: RouteConfigEntry[] = lawPages.map(({ name }) =>
  route(`law/${name}`, 'pages/law/law.route.tsx', { id: `law-${name}` }),
);
