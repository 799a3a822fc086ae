import { createRequestHandler } from '@react-router/express';
import express from 'express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { readConfig } from '../../../app/platform/config/config.server';
import { logContext } from '../../../app/platform/log/log-context.server';
import { dropChangedPages } from '../../../app/platform/page-cache/page-changes.server';
import { requestFactsContext } from '../../../app/platform/requests/request-context.server';
import { createServices } from '../../../server/services';
import { openSite } from '../../../server/site';

// The framework's own server with the site's routes and services: React Router's adapter in Express, and nothing in
// front of it. Built like the site's server, with this file as its entry.
const site = await openSite(readConfig(process.env));
const services = createServices(site);
// Its services are the site's own, story cache and all: what is compared is what stands around the routes.
dropChangedPages(site.bus, site.database, services.visitorCaches);
await site.bus.start();
const build = (await import('virtual:react-router/server-build')) as ServerBuild;
const app = express();
app.use(
  createRequestHandler({
    build,
    getLoadContext: () => {
      const context = new RouterContextProvider();
      context.set(logContext, site.log);
      context.set(requestFactsContext, { requestId: '', nonce: 'nonce', clientAddress: '', isFromThisMachine: true });
      services.provide(context);
      return context;
    },
  }),
);
app.listen(site.config.port, site.config.host, () => process.stdout.write('\nQuillarena is ready\n'));
process.once('SIGTERM', () => process.exit(0));
