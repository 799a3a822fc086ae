import type { Server } from 'node:http';

/** How often connections are looked for that have nothing more to answer, in ms. */
const LOOK_EVERY_MS = 50;

/**
 * Takes no more connections, and answers what is still asked on those there are: each answer is the last one of its
 * connection. Left to itself, a connection that is busy at this moment goes on as long as its client keeps asking, as
 * that of a proxy or of somebody who plays does.
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
