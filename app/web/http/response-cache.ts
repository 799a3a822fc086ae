import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Metrics } from '~/platform/log/metrics.server';
import { keptHtml } from '~/platform/page-cache/kept-html';
import type { KeptPage, PageCache } from '~/platform/page-cache/page-cache';
import type { KeepOptions } from '~/platform/page-cache/page-cache.context.server';
import { isFresh } from '~/platform/requests/conditional-answer.server';
import { brotliText, type Encoding, encodingFor, gzipText } from './content-encoding';
import { contentSecurityPolicy, fixedSecurityHeaders } from './security-headers';

const SESSION_COOKIE = 'quillarena.session_token';
/** Compressed once and sent often, so some care is taken; yet a page is kept within milliseconds. */
const BROTLI_QUALITY = 6;

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface KeptPagesOptions {
  cache: PageCache;
  https: boolean;
  metrics: Metrics;
}

/**
 * Answers visitors from the kept pages, in front of everything else, and tells whether it did. Such an answer is
 * counted in the metrics, not logged, and writes nothing but bytes that lie ready.
 */
export function answerFromCache({ cache, https, metrics }: KeptPagesOptions): Answer {
  const fixed = Object.entries(fixedSecurityHeaders({ https })).flat();
  const heads = new WeakMap<KeptPage, Record<Encoding, string[]>>();
  const headsOf = (page: KeptPage) => {
    const known = heads.get(page);
    if (known) return known;
    const made = {
      identity: headOf(page, 'identity', fixed),
      gzip: headOf(page, 'gzip', fixed),
      br: headOf(page, 'br', fixed),
    };
    heads.set(page, made);
    return made;
  };
  return (request, response) => {
    if (request.method !== 'GET' || hasSession(request)) return false;
    const page = cache.get(request.url ?? '');
    if (!page) return false;
    const encoding = encodingFor(request);
    const head = headsOf(page)[encoding];
    const known = isFresh(request.headers, page.etag);
    metrics.keptPages.inc({ outcome: known ? 'unchanged' : 'sent' });
    if (known) {
      response.writeHead(304, head.slice(2));
      response.end();
    } else {
      response.writeHead(200, head);
      response.end(page.bytes[encoding]);
    }
    return true;
  };
}

/** The length stands first: an answer without a body leaves it out. */
function headOf(page: KeptPage, encoding: Encoding, fixed: readonly string[]): string[] {
  return [
    ...['Content-Length', String(page.bytes[encoding].length)],
    ...['Content-Type', 'text/html; charset=utf-8', 'Content-Security-Policy', page.policy, 'ETag', page.etag],
    ...['Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding, Cookie'],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...fixed,
  ];
}

function hasSession(request: IncomingMessage): boolean {
  return request.headers.cookie?.includes(SESSION_COOKIE) ?? false;
}

/** Keeps the pages whose loaders allow it, as they are rendered for visitors. */
export function keepRenderedPages({ cache }: Pick<KeptPagesOptions, 'cache'>): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || hasSession(request)) return next();
    const mark = cache.mark();
    let keep: KeepOptions | undefined;
    response.locals.keepPage = (options: KeepOptions) => {
      keep = isOneAddress(request.originalUrl, options.params ?? []) ? options : undefined;
    };
    response.locals.pageSent = async (rendered: Buffer) => {
      if (!keep || response.statusCode !== 200 || response.hasHeader('Set-Cookie')) return;
      const page = await keptPage(rendered.toString(), String(response.locals.nonce));
      cache.put(request.originalUrl, page, keep.tags, mark);
    };
    next();
  };
}

/** A page as the site itself links to it; the router takes many more ways to write a path, which would be as many copies. */
const PLAIN_PATH = /^\/(?:[a-z\d_.~-]+(?:\/[a-z\d_.~-]+)*)?$/;

function isOneAddress(address: string, params: readonly string[]): boolean {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const names = [...searchParams.keys()];
  const isPlain = PLAIN_PATH.test(pathname) && address.split('?', 1)[0] === pathname;
  return isPlain && names.every((name) => params.includes(name)) && new Set(names).size === names.length;
}

async function keptPage(rendered: string, nonce: string): Promise<KeptPage> {
  const { html, scriptHashes } = keptHtml(rendered, nonce);
  const identity = Buffer.from(html);
  const [gzip, br] = await Promise.all([gzipText(identity), brotliText(identity, BROTLI_QUALITY)]);
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    policy: contentSecurityPolicy(scriptHashes.join(' ')),
    bytes: { identity, gzip, br },
  };
}

/** Asks one listener after the other; the first one that answers has the request. */
export function inOrder(answers: readonly Answer[], otherwise: RequestListener): RequestListener {
  return (request, response) => {
    if (!answers.some((answer) => answer(request, response))) otherwise(request, response);
  };
}
