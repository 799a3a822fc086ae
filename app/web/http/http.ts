import type { RequestListener } from 'node:http';
import { SocketAddress } from 'node:net';
import express, { type Request, type RequestHandler } from 'express';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import sirv from 'sirv';
import { HOUR_S } from '~/platform/clock/durations';
import type { FeatureWork } from '~/platform/feature/define-feature.server';
import { type SentBody, sentBodyContext } from '~/platform/forms/accepts.server';
import type { Log } from '~/platform/log/log.server';
import { logContext } from '~/platform/log/log-context.server';
import type { PageCache } from '~/platform/page-cache/page-cache';
import { keepPageContext } from '~/platform/page-cache/page-cache.context.server';
import { isOwnHost } from '~/platform/requests/origin';
import { requestFactsContext } from '~/platform/requests/request-context.server';
import { answerRoutes } from './answer-routes';
import { encodingFor } from './content-encoding';
import { type HealthSources, healthEndpoints, isAskedHere } from './health';
import { answerFromCache, inOrder, keepRenderedPages } from './kept-pages';
import { originCheck } from './origin-check';
import { requestLog } from './request-log';
import { securityHeaders } from './security-headers';
import { serveRoutes } from './serve-routes';
import { takeBody } from './take-body';

const LOOPBACK = new URL('http://localhost');
const YEAR_S = 365 * 24 * HOUR_S;

/** What features answer themselves, past the routes. */
export interface FeatureEndpoints {
  /** Asked one after the other before anything else looks at a request. */
  answerFirst: readonly NonNullable<FeatureWork['answerFirst']>[];
  /** Take what other servers post, byte by byte as it came. */
  webhooks: readonly RequestHandler[];
}

export interface HttpOptions extends FeatureEndpoints {
  site: HealthSources & { log: Log };
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the browser's files; undefined in development, where Vite serves them. */
  clientFolder: string | undefined;
  /** Vite, in development. */
  devMiddleware: RequestHandler | undefined;
  /** Pages for visitors, kept to be given again; not used in development. */
  pageCache: PageCache;
  /** Puts the site's services where loaders and actions find them. */
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
  const { config, log, metrics } = site;
  const https = config.siteUrl.protocol === 'https:';
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(log, metrics));
  app.use(securityHeaders({ https, dev: devMiddleware !== undefined }));

  app.use(healthEndpoints(site));
  // Asked for by browsers that show something other than a page, such as a mail of the outbox.
  app.get('/favicon.ico', (_request, response) => response.redirect(301, '/favicon.svg'));

  for (const webhook of webhooks) app.use(webhook);
  app.use(originCheck(config.siteUrl));
  app.use(takeBody(build));
  if (devMiddleware) app.use(devMiddleware);
  if (clientFolder) app.use(acceptedAlone, browserFiles(clientFolder));
  app.use(forOneReader);
  if (!devMiddleware) app.use(keepRenderedPages({ cache: pageCache }));
  app.use(
    serveRoutes({
      answerOf: typeof build === 'function' ? createRequestHandler(build, 'development') : answerRoutes(build),
      siteUrl: config.siteUrl,
      contextOf: (request, response) => {
        const context = new RouterContextProvider();
        context.set(logContext, log);
        context.set(requestFactsContext, {
          requestId: String(response.locals.requestId),
          nonce: String(response.locals.nonce),
          clientAddress: clientAddress(request),
          isFromThisMachine: isAskedHere(request) && isOwnHost(request.headers.host ?? '', LOOPBACK),
        });
        const sent: SentBody | undefined = response.locals.sentBody;
        if (sent) context.set(sentBodyContext, sent);
        context.set(keepPageContext, response.locals.keepPage);
        provide(context);
        return context;
      },
    }),
  );
  return inOrder([...answerFirst, answerFromCache({ cache: pageCache, https, metrics })], app);
}

/** What is rendered for somebody is theirs alone, unless a route says otherwise. */
const forOneReader: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-cache');
  next();
};

/** The library for files looks for the names of encodings alone, and would take `br;q=0` for a wish. */
const acceptedAlone: RequestHandler = (request, _response, next) => {
  request.headers['accept-encoding'] = encodingFor(request);
  next();
};

/** The built files, compressed beforehand. Those in /assets carry a hash in their name and never change. */
function browserFiles(folder: string): RequestHandler {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      const asset = path.startsWith('/assets/');
      response.setHeader('Cache-Control', asset ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`);
    },
  });
}

/** Whose limits a request counts towards; all addresses of one IPv6 network are one, for it is one customer's. */
function clientAddress(request: Request): string {
  const address = request.ip ?? request.socket.remoteAddress ?? 'unknown';
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [network = address] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  return `${network.split(':').slice(0, 4).join(':')}::/64`;
}
