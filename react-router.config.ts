import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The whole route map is small: shipping it at once spares a request per discovered link.
  routeDiscovery: { mode: 'initial' },
  // Loaders of the browser are a few lines over files that their pages share, and would be files of their own.
  splitRouteModules: false,
} satisfies Config;
