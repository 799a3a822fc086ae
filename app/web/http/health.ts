import { type BlockList, isIPv6 } from 'node:net';
import { type Request, type RequestHandler, Router } from 'express';
import type { Config } from '~/platform/config/config.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { requireAnswer } from '~/platform/database/database-health.server';
import type { Metrics } from '~/platform/log/metrics.server';
import { isLoopbackAddress } from '~/platform/requests/origin';

/** What a process's health is read from. */
export interface HealthSources {
  config: Config;
  database: OpenDatabase;
  metrics: Metrics;
  /** Aborted once the process is told to stop. */
  stopping: AbortSignal;
}

/**
 * The endpoints for monitoring: `/livez` (200 while the process answers at all), `/healthz` (200 while its database answers,
 * else 503), `/readyz` (the same, and 503 from the signal to stop on), `/openz` (200 until that signal, whatever the database does: for
 * proxies, as the site has its own pages for when that is away), `/metrics` (text for Prometheus, for this machine
 * and the addresses in METRICS_ALLOW; 403 for others).
 * @see docs/operating.md
 */
export function healthEndpoints({ config, database, metrics, stopping }: HealthSources) {
  const health =
    (isReady: () => boolean): RequestHandler =>
    async (_request, response) => {
      const answers = await requireAnswer(database).then(
        () => true,
        () => false,
      );
      const isWell = answers && isReady();
      response.status(isWell ? 200 : 503).json({ status: isWell ? 'ok' : 'unavailable', database: answers ? 'ok' : 'away' });
    };
  const figures: RequestHandler = async (request, response) => {
    if (!isAskedHere(request) && !isListed(request.ip, config.metricsAllow)) {
      response.status(403).type('text/plain').send('These figures are for this machine and the addresses in METRICS_ALLOW.');
      return;
    }
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  };
  return Router()
    .get('/livez', (_request, response) => void response.json({ status: 'ok' }))
    .get(
      '/openz',
      (_request, response) => void response.status(stopping.aborted ? 503 : 200).json({ status: stopping.aborted ? 'stopping' : 'ok' }),
    )
    .get(
      '/healthz',
      health(() => true),
    )
    .get(
      '/readyz',
      health(() => !stopping.aborted),
    )
    .get('/metrics', figures);
}

/**
 * Whether a request comes from this machine: by its connection, by the client that a trusted proxy reports, and not
 * through a proxy that the site is not configured for.
 */
export function isAskedHere({ socket, ip, ips, headers }: Request): boolean {
  const isThroughUnknownProxy = headers['x-forwarded-for'] !== undefined && ips.length === 0;
  return isLoopbackAddress(socket.remoteAddress) && isLoopbackAddress(ip) && !isThroughUnknownProxy;
}

function isListed(address: string | undefined, list: BlockList): boolean {
  const plain = address?.replace(/^::ffff:/i, '');
  return plain !== undefined && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
