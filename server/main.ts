import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import type { ServerBuild } from 'react-router';
import { readConfig } from '../app/platform/config/config.server';
import { withSecretFiles } from '../app/platform/config/secret-files.server';
import { dropChangedPages } from '../app/platform/page-cache/page-changes.server';
import { guardRoutes } from '../app/web/http/guard-routes';
import { createHttpApp } from '../app/web/http/http';
import { createFrontDoor } from '../app/web/http/request/front-door';
import { createEntrance } from '../app/web/http/starting';
import { commandOf } from './admin/run-command';
import { fillDemoWorld } from './demo/demo-world';
import { listen } from './listen';
import { createServices, type HandedIn } from './services';
import { openSite, type Site } from './site';
import { startFailure } from './start-failure';
import { stopOnSignal } from './stop';

export interface StartOptions extends HandedIn {
  /** The routes: bundled in production, loaded again by Vite in development. */
  build?: () => Promise<ServerBuild>;
  /** Folder of the browser's files; undefined in development. */
  clientFolder?: string;
  devMiddleware?: RequestHandler;
}

const bundledRoutes = async () => guardRoutes((await import('virtual:react-router/server-build')) as ServerBuild);

/**
 * Puts the site together and serves it: settings, database, services, HTTP, live connections, jobs.
 * @throws errors that `startFailure` puts into words.
 */
export async function startSite({ build, clientFolder, devMiddleware, ...handedIn }: StartOptions): Promise<void> {
  const config = readConfig(process.env);
  const entrance = createEntrance(config.trustProxy > 0);
  const http = createFrontDoor(config.siteUrl, entrance);
  // First of all, so that a port that is taken is found before anything is written.
  await listen(http, config);
  const site = await openSite(config);
  const services = createServices(site, handedIn);
  const routes = build ? async () => guardRoutes(await build()) : await bundledRoutes();
  const inner = createServer(createHttpApp({ site, build: routes, clientFolder, devMiddleware, ...services }));
  services.live.attach(inner);
  await services.jobs.start();
  dropChangedPages(site.bus, site.database, services.visitorCaches);
  await site.bus.start();
  site.database.standby?.start(services.visitorCaches);
  await addDemoWorld(site);
  await services.start();
  entrance.openTo(inner);
  stopOnSignal(http, site, services);
  announce(site);
}

async function addDemoWorld({ config, database, clock, log }: Site): Promise<void> {
  if (!config.demo || database.kind !== 'embedded') return;
  if (await fillDemoWorld(database.db, clock)) log.info('the empty database got a small demo world; DEMO=0 leaves it out');
}

/** The address is the last thing that a start says. */
function announce({ config, log }: Site): void {
  if (!config.mail.smtpUrl) log.info(`mails are kept in ${config.dataDir}/outbox; read them at ${config.siteUrl.origin}/dev/outbox`);
  log.info({ url: config.siteUrl.origin, database: config.databaseUrl ? 'server' : 'embedded' }, 'ready');
  log.flush(() => process.stdout.write(`\nQuillarena is ready: ${config.siteUrl.origin}\n\n`));
}

/** The server that `move-to-postgres` was given. */
const movedTo = ([, , command, url]: readonly string[]) => (command === 'move-to-postgres' ? url : undefined);

// A program of tests imports this file and starts the site itself.
if (import.meta.env.PROD && import.meta.main) {
  const command = commandOf(process.argv.slice(2));
  const work = command ? command() : startSite({ clientFolder: new URL('../client', import.meta.url).pathname });
  work.catch((error: unknown) => {
    const { given } = withSecretFiles(process.env);
    process.stderr.write(
      `${startFailure(
        error,
        [given.DATABASE_DIRECT_URL, given.DATABASE_URL].filter((url) => url !== undefined),
        movedTo(process.argv),
      )}\n`,
    );
    process.exit(1);
  });
}
