import type { RequestHandler } from 'express';

/** Room for a story of 200,000 characters in any script, URL-encoded. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const TEXT = 'That is more than can be sent at once. A story may have at most 200,000 characters; please shorten it and send it again.';

/** Refuses bodies above the limit with a clear text, by their declared length or as soon as they grow past it. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  const refuse = () => {
    if (!response.headersSent) response.status(413).set('Connection', 'close').type('text/plain').send(TEXT);
  };
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return refuse();
  if (request.headers['transfer-encoding']) {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_BODY_BYTES) {
        refuse();
        request.destroy();
      }
    });
    request.pause();
  }
  next();
};
