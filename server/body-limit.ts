import type { Request, RequestHandler, Response } from 'express';

/** Room for a story of 200,000 characters in any script, URL-encoded. */
const MAX_BODY_BYTES = 4 * 1024 * 1024;
/** How much of a refused body is read and thrown away, in bytes, before the line is cut. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
const TEXT = 'That is more than can be sent at once. A story may have at most 200,000 characters; please shorten it and send it again.';

/** Refuses bodies above the limit with a clear text, by their declared length or as soon as they grow past it. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
    drain(request);
    return refuse(response);
  }
  if (request.headers['transfer-encoding']) {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > MAX_BODY_BYTES) {
        refuse(response);
        // A route is reading along, and must not take what it has for the whole.
        request.destroy();
      }
    });
    request.pause();
  }
  next();
};

function refuse(response: Response): void {
  if (!response.headersSent) response.status(413).set('Connection', 'close').type('text/plain').send(TEXT);
}

/** Reads on past the refusal: whoever is still sending would else see a broken line in place of the text. */
function drain(request: Request): void {
  let drained = 0;
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) request.destroy();
  });
}
