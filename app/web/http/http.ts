import type { RequestListener } from 'node:http';
import { createRequestHandler } from '@react-router/express';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import sirv from 'sirv';
import { HOUR_S } from '~/platform/clock/durations';
import type { FeatureWork } from '~/platform/feature/define-feature.server';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import type { Log } from '~/platform/log/log.server';
import { logContext } from '~/platform/log/log-context.server';
import { pageSlotContext } from '~/platform/page-cache/cache-page.server';
import type { PageCache } from '~/platform/page-cache/page-cache';
import { countedAddress } from '~/platform/requests/client-address';
import { isOwnHost } from '~/platform/requests/origin';
import { type RequestFacts, requestFactsContext, routePatternContext } from '~/platform/requests/request-context.server';
import type { Tracing } from '~/platform/tracing/tracing.server';
import { type HealthSources, healthEndpoints, isAskedHere } from './health';
import { originCheck } from './request/origin-check';
import { requestLog } from './request/request-log';
import { takeBody } from './request/take-body';
import { encodingFor } from './response/content-encoding';
import { responseCache } from './response/response-cache';
import { securityHeaders } from './response/security-headers';

const LOOPBACK = new URL('http://localhost');
const YEAR_S = 365 * 24 * HOUR_S;

/** Endpoints that features serve outside the routes. */
export interface FeatureEndpoints {
  /** Run in order before anything else handles a request. */
  answerFirst: readonly NonNullable<FeatureWork['answerFirst']>[];
  /** Receive what other servers post, with the raw bytes of the body. */
  webhooks: readonly RequestHandler[];
}

export interface HttpOptions extends FeatureEndpoints {
  site: HealthSources & { log: Log; tracing: Tracing };
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the browser's files; undefined in development, where Vite serves them. */
  clientFolder: string | undefined;
  /** Vite, in development. */
  devMiddleware: RequestHandler | undefined;
  /** Pages for visitors; not used in development. */
  pageCache: PageCache;
  /** Adds the site's services to the context of loaders and actions. */
  provide(context: RouterContextProvider): void;
}

/** Everything between a socket and the routes. */
export function createHttpApp({
  site,
  build,
  clientFolder,
  devMiddleware,
  answerFirst,
  webhooks,
  pageCache,
  provide,
}: HttpOptions): RequestListener {
  const { config, log, metrics, tracing } = site;
  const https = config.siteUrl.protocol === 'https:';
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const { answer, slotFor } = responseCache({ cache: pageCache, https, metrics, log });
  if (!devMiddleware) app.use(answer);
  app.use(compression());
  app.use(requestLog({ log, metrics, tracing, isBehindProxy: config.trustProxy > 0 }));
  app.use(securityHeaders({ https, dev: devMiddleware !== undefined }));

  app.use(healthEndpoints(site));
  // Browsers request it when they show something other than a page, such as a mail of the outbox.
  app.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));

  for (const webhook of webhooks) app.use(webhook);
  app.use(originCheck(config.siteUrl));
  app.use(takeBody(build));
  if (devMiddleware) app.use(devMiddleware);
  if (clientFolder) app.use(acceptedAlone, browserFiles(clientFolder));
  app.use(forOneReader, hostAsAsked);
  app.use(
    createRequestHandler({
      build,
      mode: devMiddleware ? 'development' : 'production',
      getLoadContext: (request, response) => {
        const context = new RouterContextProvider();
        context.set(logContext, log);
        context.set(requestFactsContext, requestFacts(request, response));
        if (!devMiddleware) context.set(pageSlotContext, slotFor(request, response));
        context.set(routePatternContext, (pattern) => {
          response.locals.route = `/${pattern.replace(/^\//, '')}`;
        });
        if (response.locals.sentBody) context.set(sentBodyContext, response.locals.sentBody);
        provide(context);
        return context;
      },
    }),
  );
  return (request, response) => {
    if (!answerFirst.some((answer) => answer(request, response))) app(request, response);
  };
}

function requestFacts(request: Request, { locals }: Response): RequestFacts {
  return {
    requestId: locals.requestId,
    nonce: locals.nonce,
    clientAddress: countedAddress(request.ip ?? request.socket.remoteAddress ?? 'unknown'),
    isFromThisMachine: isAskedHere(request) && isOwnHost(request.headers.host ?? '', LOOPBACK),
  };
}

/** A rendered page is private to its viewer, unless a route says otherwise. */
const forOneReader: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
};

/** The front door has checked Host; a proxy's headers for host and scheme are not part of a route's address. */
const hostAsAsked: RequestHandler = (request, _response, next) => {
  delete request.headers['x-forwarded-host'];
  delete request.headers['x-forwarded-proto'];
  next();
};

/** The static file library only looks for the names of encodings, and would treat `br;q=0` as accepted. */
const acceptedAlone: RequestHandler = (request, _response, next) => {
  request.headers['accept-encoding'] = encodingFor(request);
  next();
};

/** The built files, compressed in advance. Those in /assets have a hash in their name and never change. */
function browserFiles(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const asset = path.startsWith('/assets/');
      const worker = path === '/service-worker.js';
      const other = worker ? 'no-cache' : `public, max-age=${HOUR_S}`;
      response.setHeader('Cache-Control', asset ? `public, max-age=${YEAR_S}, immutable` : other);
    },
  });
}
