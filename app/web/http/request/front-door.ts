import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { LIVE_PATH } from '~/platform/live/events';
import { isOwnHost } from '~/platform/requests/origin';

/** A request whose head takes longer than this, in ms, is answered 408. */
const HEAD_WITHIN_MS = 15_000;
/** The same for a whole request, however steady its body; app/platform/forms cuts off slow bodies much earlier. */
const REQUEST_WITHIN_MS = 5 * 60_000;
/**
 * How long an idle connection stays open: longer than proxies and browsers keep theirs (a minute), so that it is they
 * who close it. One that the server closes may just then be carrying a request, which would be lost.
 */
const IDLE_MS = 65_000;
/** How often Node checks for requests past these limits, in ms. */
const LOOK_EVERY_MS = 5_000;
/** In characters; no address of the site comes near this. Node itself answers 431 to heads above 16 KiB. */
const MAX_ADDRESS = 8_000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const ALLOW = 'GET, HEAD, POST, OPTIONS';
/** Paths for monitoring, answered under any host name. */
const ANY_HOST = new Set(['/healthz', '/livez', '/openz', '/readyz', '/metrics']);

interface Refused {
  status: 204 | 400 | 404 | 405 | 414 | 421;
  text?: string;
  allow?: string;
}

const NOT_HERE = 'There is no such site here. Please check the address.';
const MALFORMED: Refused = { status: 400, text: 'This request could not be understood.' };

/**
 * Creates the public server. It answers directly what must not reach a page: methods and request targets that
 * mean nothing here, host names that are not the site's (421), unexpected bodies. Everything else goes to `inner`,
 * a server that does not listen itself and has the pages and the live connection attached.
 *
 * An absolute-form target (`GET http://host/path`) is answered like the path on that host. Addresses that begin with
 * `//` are 404: they would duplicate pages. Upgrades are only for the live path; elsewhere an Upgrade header
 * is ignored, as RFC 9110 §7.8 allows.
 * @see docs/decisions/0064-front-door.md
 */
export function createFrontDoor(siteUrl: URL, inner: Pick<Server, 'emit'>): Server {
  const options = {
    headersTimeout: HEAD_WITHIN_MS,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: IDLE_MS,
    connectionsCheckingInterval: LOOK_EVERY_MS,
    shouldUpgradeCallback: isForLivePath,
  };
  const server = createServer(options, (request, response) => {
    const refused = refusalOf(request, siteUrl);
    if (refused) answer(response, refused);
    else inner.emit('request', request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const refused = refusalOf(request, siteUrl);
    if (refused) socket.end(`HTTP/1.1 ${refused.status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
    else inner.emit('upgrade', request, socket, head);
  });
  server.on('connect', (_request, socket) => {
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOW}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
      socket.destroy(),
    );
  });
  return server;
}

function isForLivePath({ method, url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?', 1);
  return method === 'GET' && path === `${LIVE_PATH}/` && headers.upgrade?.toLowerCase() === 'websocket';
}

/** Why a request is refused; reduces `url` to its path when the target is in absolute form. */
function refusalOf(request: IncomingMessage, siteUrl: URL): Refused | undefined {
  const { method = '', headers } = request;
  if (!METHODS.has(method)) return { status: 405, text: `${method} means nothing here.`, allow: ALLOW };
  if ((request.url?.length ?? 0) > MAX_ADDRESS) return { status: 414, text: 'This address is too long.' };
  if (namesHostTwice(request)) return MALFORMED;
  const host = takeHost(request);
  const path = request.url ?? '';
  if (!ANY_HOST.has(path) && !isOwnHost(host, siteUrl)) return { status: 421, text: NOT_HERE };
  if (method === 'OPTIONS') return { status: 204, allow: ALLOW };
  if (!path.startsWith('/')) return MALFORMED;
  if (/^\/[/\\]/.test(path)) return { status: 404, text: 'There is no such page. An address has one slash after the name of the site.' };
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody && method !== 'POST') return MALFORMED;
  return undefined;
}

/** The host that a request is for: an absolute-form target takes precedence over the Host header (RFC 9112 §3.2.2). */
function takeHost(request: IncomingMessage): string {
  const target = request.url ?? '';
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return request.headers.host ?? '';
  const { host, pathname, search } = new URL(target);
  request.url = pathname + search;
  request.headers.host = host;
  return host;
}

/** Whether a request has several Host headers, of which Node keeps the first. */
function namesHostTwice({ rawHeaders }: IncomingMessage): boolean {
  let named = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place];
    if (name?.length === 4 && name.toLowerCase() === 'host') named += 1;
  }
  return named > 1;
}

function answer(response: ServerResponse, { status, text = '', allow }: Refused): void {
  response.writeHead(status, {
    ...(status !== 204 && { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) }),
    ...(allow && { Allow: allow }),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(text);
}
