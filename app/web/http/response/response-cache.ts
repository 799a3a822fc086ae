import type { Request, RequestHandler, Response } from 'express';
import { type Log, scrub } from '~/platform/log/log.server';
import type { Metrics } from '~/platform/log/metrics.server';
import { createSample, SAMPLED_EVERY } from '~/platform/log/sample';
import type { CachedPage, PageCache } from '~/platform/page-cache/page-cache';
import { scriptHashes } from '~/platform/page-cache/script-hashes';
import { etagOf } from '~/platform/requests/conditional-response.server';
import { hasSessionCookie } from '~/platform/requests/session-cookie';
import { brotliText, encodingFor, gzipText } from './content-encoding';
import { contentSecurityPolicy } from './content-security-policy';
import { fixedSecurityHeaders } from './security-headers';

/** The header by which a page declares that visitors may share it, with comma-separated tags of what it shows. It is never sent. */
export const CACHE_TAG = 'Cache-Tag';

/** The header by which such a page says until when it is true, as an ISO date. It is never sent. */
export const CACHE_UNTIL = 'Cache-Until';

/** A page is compressed once and sent often, but must be cached within milliseconds. */
const BROTLI_QUALITY = 6;

/** Paths as the site itself writes them; the router accepts many other spellings, each of which would be a copy. */
const PLAIN_PATH = /^\/(?:[a-z\d_.~-]+(?:\/[a-z\d_.~-]+)*)?$/;
const DOT_SEGMENT = /\/\.\.?(?:\/|$)/;

export interface ResponseCacheOptions {
  cache: PageCache;
  https: boolean;
  metrics: Metrics;
  log: Pick<Log, 'info'>;
}

/** The two middlewares of the cache: before everything else, and before the routes. */
export interface ResponseCache {
  /** Answers visitors from the cache. Such answers are counted in the metrics; one in a hundred is logged. */
  answer: RequestHandler;
  /**
   * Collects a page that has a `Cache-Tag`, and sends it in one piece, with the policy it is cached with:
   * such a page has no nonce. Comes after compression, because it needs the uncompressed page.
   */
  fill: RequestHandler;
}

/** @see docs/decisions/0037-page-cache.md */
export function responseCache({ cache, https, metrics, log }: ResponseCacheOptions): ResponseCache {
  const isLogged = createSample();
  return {
    answer(request, response, next) {
      const page = isForEverybody(request) ? cache.get(request.originalUrl) : undefined;
      if (!page) return next();
      metrics.pageCacheAnswers.inc({ outcome: sendPage(page, request, response) });
      if (!isLogged()) return;
      log.info(
        { method: request.method, path: scrub(request.path), status: response.statusCode, cached: true, sampled: SAMPLED_EVERY },
        'request',
      );
    },

    fill(request, response, next) {
      if (request.method !== 'GET' || !isForEverybody(request)) return next();
      const version = cache.version();
      response.locals.mayCache = true;
      collectTagged(response, async (html, tags, until) => {
        const rendered = await cachedPage(html, https);
        if (response.statusCode === 200 && !response.hasHeader('Set-Cookie'))
          cache.put(request.originalUrl, rendered, tags, version, until);
        sendPage(rendered, request, response);
      });
      next();
    },
  };
}

/** Whether a request may get a shared page: a plain address, with no session. */
function isForEverybody({ method, path, headers }: Request): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && PLAIN_PATH.test(path) && !DOT_SEGMENT.test(path);
  return isPage && !hasSessionCookie(headers.cookie);
}

/** @returns whether the page was sent, or the browser already had it. */
function sendPage({ headers, bytes }: CachedPage, request: Request, response: Response): 'sent' | 'unchanged' {
  const encoding = encodingFor(request);
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (request.fresh) {
    response.status(304).end();
    return 'unchanged';
  }
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes[encoding].length);
  response.end(bytes[encoding]);
  return 'sent';
}

async function cachedPage(identity: Buffer, https: boolean): Promise<CachedPage> {
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

/**
 * Holds back the body of a response with a `Cache-Tag` until it has ended. One that breaks off before that is not
 * finished; one without the header passes unchanged.
 */
function collectTagged(response: Response, finish: (html: Buffer, tags: string[], until: Date | undefined) => Promise<void>): void {
  const { write, end } = response;
  const chunks: Uint8Array[] = [];
  const passOn = () => Object.assign(response, { write, end });
  const collects = (chunk: unknown) => {
    const isTagged = response.hasHeader(CACHE_TAG);
    if (isTagged && chunk instanceof Uint8Array) chunks.push(chunk);
    if (!isTagged) passOn();
    return isTagged;
  };
  Object.assign(response, {
    write: (chunk: Uint8Array) => collects(chunk) || response.write(chunk),
    end: (chunk?: Uint8Array) => {
      if (!collects(chunk)) return response.end(chunk);
      passOn();
      const tags = String(response.getHeader(CACHE_TAG)).split(',');
      const until = response.getHeader(CACHE_UNTIL);
      response.removeHeader(CACHE_TAG);
      response.removeHeader(CACHE_UNTIL);
      finish(Buffer.concat(chunks), tags, until === undefined ? undefined : new Date(String(until))).catch((error) =>
        response.destroy(error),
      );
      return response;
    },
  });
}
