import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Log, requestContext, scrub } from '~/platform/log/log.server';
import type { Metrics } from '~/platform/log/metrics.server';
import { noTracing, type Tracing } from '~/platform/tracing/tracing.server';

/** What proxies and monitoring ask each second, which would make what people ask for look quick. */
const MONITORING = /^\/((health|live|open|ready)z|metrics)$/;

interface RequestLogOptions {
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  /** Whether requests come through a proxy of the site's own, whose traces they may continue. */
  isBehindProxy: boolean;
}

/**
 * Gives each request an id (also sent as X-Request-Id), times it, traces it and logs one line about it, without its query.
 * Files are only timed; what proxies and monitoring ask is not even that.
 */
export function requestLog({ log, metrics, tracing, isBehindProxy }: RequestLogOptions): RequestHandler {
  // Its lines need no redaction, which would cost time on every request.
  const lines = log.child({}, { redact: [] });
  return (request, response, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    const { method } = request;
    const isMonitoring = MONITORING.test(request.path);
    const isQuiet = isMonitoring || request.path.startsWith('/assets/');
    const traceparent = isBehindProxy ? request.get('traceparent') : undefined;
    const span = (isQuiet ? noTracing : tracing).begin({ kind: 'server', name: method, traceparent });
    response.on('close', () => {
      const ms = performance.now() - began;
      const status = response.statusCode;
      const route = response.locals.route ?? 'other';
      if (!isMonitoring) metrics.requestSeconds.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
      span.end({ name: `${method} ${route}`, facts, failed: status >= 500 });
      if (isQuiet) return;
      const { traceId } = span;
      lines.info({ requestId, traceId, method, path: scrub(request.path), status, ms: Math.round(ms) }, 'request');
    });
    span.run(() => requestContext.run({ requestId }, next));
  };
}
