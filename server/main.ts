import { ConfigError, readConfig } from '../app/platform/config.server';
import { createHttpApp } from './http';
import { openSite } from './site';

export async function startSite() {
  const config = readConfig(process.env);
  const site = await openSite(config);
  const app = createHttpApp({
    site,
    build: () => import('virtual:react-router/server-build'),
    clientFolder: 'build/client',
    devMiddleware: undefined,
    provide: () => {},
  });
  app.listen(config.port, config.host, () => console.log(`Ready at ${config.siteUrl.origin}`));
}
if (import.meta.env.PROD)
  await startSite().catch((e) => {
    console.error(e instanceof ConfigError ? e.message : e);
    process.exit(1);
  });
