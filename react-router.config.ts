import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  // The whole route map is small: shipping it at once spares a request per discovered link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
