import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route map is small: shipping it at once spares a request per discovered link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
