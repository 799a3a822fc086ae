import type { Request, RequestHandler, Response } from 'express';
import { type Log, scrub } from '~/platform/log/log.server';
import type { Metrics } from '~/platform/log/metrics.server';
import { createSample, SAMPLED_EVERY } from '~/platform/log/sample';
import type { PageSlot } from '~/platform/page-cache/cache-page.server';
import { type CachedPage, type PageCache, pageKey } from '~/platform/page-cache/page-cache';
import { scriptHashes } from '~/platform/page-cache/script-hashes';
import { etagOf } from '~/platform/requests/conditional-response.server';
import { hasSessionCookie } from '~/platform/requests/session-cookie';
import { brotliText, encodingFor, gzipText } from './content-encoding';
import { contentSecurityPolicy } from './content-security-policy';
import { fixedSecurityHeaders } from './security-headers';

/** A page is compressed once and sent often, but must be cached within milliseconds. */
const BROTLI_QUALITY = 6;

/** Paths as the site itself writes them; the router accepts many other spellings, each of which would be a copy. */
const PLAIN_PATH = /^\/(?:[a-z\d_.~-]+(?:\/[a-z\d_.~-]+)*)?$/;
const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;

/** Headers of one answer alone, which no cached page has. */
const OWN_HEADERS = ['set-cookie', 'retry-after'];

export interface ResponseCacheOptions {
  cache: PageCache;
  https: boolean;
  metrics: Metrics;
  log: Pick<Log, 'info'>;
}

/** The cache's two sides. */
export interface ResponseCache {
  /** Answers visitors from the cache. Such answers are counted in the metrics; one in a hundred is logged. */
  answer: RequestHandler;
  /** Where the page of a request goes, if its loaders let visitors share it; null for requests that may not fill the cache. */
  slotFor(request: Request, response: Response): PageSlot | null;
}

/** @see docs/decisions/0037-page-cache.md */
export function responseCache({ cache, https, metrics, log }: ResponseCacheOptions): ResponseCache {
  const isLogged = createSample();
  return {
    answer(request, response, next) {
      const page = isForEverybody(request) ? cache.get(pageKey(request.originalUrl)) : undefined;
      if (!page) return next();
      metrics.pageCacheAnswers.inc({ outcome: sendPage(page, request, response) });
      if (!isLogged()) return;
      log.info(
        { method: request.method, path: scrub(request.path), status: response.statusCode, cached: true, sampled: SAMPLED_EVERY },
        'request',
      );
    },

    slotFor(request, response) {
      if (request.method !== 'GET' || !isForEverybody(request)) return null;
      const version = cache.version();
      return {
        async fill(rendered, { tags, until }) {
          const page = await cachedPage(Buffer.from(await rendered.arrayBuffer()), https);
          const { status, headers } = rendered;
          if (status === 200 && headers.getSetCookie().length === 0) cache.put(pageKey(request.originalUrl), page, tags, version, until);
          return pageResponse({ page, request, response, status, own: [...headers].filter(([name]) => OWN_HEADERS.includes(name)) });
        },
      };
    },
  };
}

/** Whether a request may get a shared page: a plain address, with no session. */
function isForEverybody({ method, path, headers }: Request): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && PLAIN_PATH.test(path) && !DOT_SEGMENT.test(path);
  return isPage && !hasSessionCookie(headers.cookie);
}

/** @returns whether the page was sent, or the browser already had it. */
function sendPage(page: CachedPage, request: Request, response: Response): 'sent' | 'unchanged' {
  const body = setPageHeaders(page, request, response);
  response.status(body ? 200 : 304).end(body);
  return body ? 'sent' : 'unchanged';
}

interface RenderedPage {
  page: CachedPage;
  request: Request;
  response: Response;
  status: number;
  /** Headers of this answer alone, as the page sets them. */
  own: [string, string][];
}

/** The same as an answer of the routes. React Router's adapter adds headers but replaces none, so the page's are set here. */
function pageResponse({ page, request, response, status, own }: RenderedPage): globalThis.Response {
  const body = setPageHeaders(page, request, response.status(status));
  return new Response(body, { status: body ? status : 304, headers: own });
}

/** @returns the body to send; undefined if the browser has it. */
function setPageHeaders({ headers, bytes }: CachedPage, request: Request, response: Response): Buffer<ArrayBuffer> | undefined {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (request.fresh) return undefined;
  const encoding = encodingFor(request);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes[encoding].length);
  return bytes[encoding];
}

async function cachedPage(identity: Buffer<ArrayBuffer>, https: boolean): Promise<CachedPage> {
  const [gzip, br] = await Promise.all([gzipText(identity), brotliText(identity, BROTLI_QUALITY)]);
  return {
    headers: {
      ...fixedSecurityHeaders({ https }),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(scriptHashes(identity.toString()).join(' ')),
      ETag: etagOf(identity),
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Cookie',
    },
    bytes: { identity, gzip, br },
  };
}
