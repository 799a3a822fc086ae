import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { languageAttributes } from '~/platform/text/language';

/** When a browser asks again, in seconds. */
const RETRY_S = 2;
/** How nginx is told to ask another process; deploy/nginx/locations.conf names the location. */
const PASS_ON = 'X-Accel-Redirect';
const ANOTHER = '@another';
const TEXT = 'Quillarena is starting. Please try again in a moment.';
const PAGE = `<!doctype html>
<html ${languageAttributes}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_S}">
<meta name="color-scheme" content="dark light"><title>Starting · Quillarena</title></head>
<body><p>${TEXT}</p></body>
</html>
`;

/** What stands behind the front door. */
export interface Entrance extends Pick<Server, 'emit'> {
  /** From now on everything goes to the server with the pages. */
  openTo(inner: Server): void;
}

/**
 * Answers requests while the site starts: `/livez` with 200, everything else with 503.
 * @param isBehindProxy whether a proxy may pass such a request on to another process, as deploy/nginx does by the header.
 * @see docs/operating.md
 */
export function createEntrance(isBehindProxy: boolean): Entrance {
  let opened: Server | undefined;
  return {
    emit(event: string, ...args: unknown[]) {
      if (opened) return opened.emit(event, ...args);
      if (event === 'upgrade') refuseUpgrade(args[1] as Socket, isBehindProxy);
      else answer(args[0] as IncomingMessage, args[1] as ServerResponse, isBehindProxy);
      return true;
    },
    openTo(inner) {
      opened = inner;
    },
  };
}

function refuseUpgrade(socket: Socket, isBehindProxy: boolean): void {
  const passOn = isBehindProxy ? `${PASS_ON}: ${ANOTHER}\r\n` : '';
  socket.end(`HTTP/1.1 503 Starting\r\n${passOn}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

function answer({ url = '', headers }: IncomingMessage, response: ServerResponse, isBehindProxy: boolean): void {
  const isLive = url === '/livez';
  const send = (type: string, text: string) => {
    response.writeHead(isLive ? 200 : 503, {
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(!isLive && { 'Retry-After': String(RETRY_S), Connection: 'close' }),
      ...(!isLive && isBehindProxy && { [PASS_ON]: ANOTHER }),
    });
    response.end(text);
  };
  if (isLive) send('application/json', '{"status":"ok"}');
  else if (['/healthz', '/readyz', '/openz'].includes(url)) send('application/json', '{"status":"starting"}');
  else if (headers.accept?.includes('text/html')) send('text/html; charset=utf-8', PAGE);
  else send('text/plain; charset=utf-8', TEXT);
}
