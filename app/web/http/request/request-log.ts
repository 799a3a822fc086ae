import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Log, requestContext, scrub } from '~/platform/log/log.server';
import type { Metrics } from '~/platform/log/metrics.server';

const QUIET = /^\/(assets\/|healthz$|metrics$)/;

/** Gives each request an id (also sent as X-Request-Id), times it and logs one line about it, without its query. */
export function requestLog(log: Log, metrics: Metrics): RequestHandler {
  // Its lines need no redaction, which would cost time on every request.
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      const ms = performance.now() - began;
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      metrics.requestSeconds.observe({ method: request.method, route: response.locals.route ?? 'other', status }, ms / 1000);
      if (QUIET.test(request.path)) return;
      lines.info(
        { requestId, method: request.method, path: scrub(request.path), status: response.statusCode, ms: Math.round(ms) },
        'request',
      );
    });
    requestContext.run({ requestId }, next);
  };
}
