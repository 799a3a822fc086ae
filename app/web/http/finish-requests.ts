import type { Server } from 'node:http';

/** How often to look for idle connections to close, in ms. */
const LOOK_EVERY_MS = 50;

/**
 * Accepts no more connections, and finishes those there are: each answer is the last one of its
 * connection. Otherwise a busy connection would last as long as its client keeps sending requests, as
 * proxies and players do.
 * @returns a promise that resolves when all connections are closed.
 */
export async function finishRequests(http: Server): Promise<void> {
  http.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  http.closeIdleConnections();
  const timer = setInterval(() => http.closeIdleConnections(), LOOK_EVERY_MS);
  await closed;
  clearInterval(timer);
}
