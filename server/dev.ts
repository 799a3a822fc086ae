import { createServer as createVite } from 'vite';
import type { StartOptions } from './main';

// The same server as in production, with Vite in front of the routes: a change shows at once.
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { startSite } = (await vite.ssrLoadModule('/server/main.ts')) as { startSite(options: StartOptions): Promise<void> };
await startSite({
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as ReturnType<NonNullable<StartOptions['build']>>,
  devMiddleware: vite.middlewares,
});
