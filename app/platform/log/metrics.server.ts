import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  /** Duration of requests in seconds, by method and status class. */
  requestSeconds: Histogram<'method' | 'status'>;
  /** Visitors' pages by outcome of the page cache. */
  pageCacheAnswers: Counter<'outcome'>;
  liveConnections: Gauge;
  mailsSent: Counter<'outcome'>;
}

/** Creates the metrics of /metrics in a separate registry, so that tests can create several. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'quillarena_http_request_seconds',
      help: 'Seconds from a request to the end of its answer.',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    pageCacheAnswers: new Counter({
      name: 'quillarena_kept_pages_total',
      help: 'Answers to visitors from the page cache, by whether the browser had the page already.',
      labelNames: ['outcome'],
      registers,
    }),
    liveConnections: new Gauge({ name: 'quillarena_live_connections', help: 'Open live connections of this process.', registers }),
    mailsSent: new Counter({ name: 'quillarena_mails_total', help: 'Mails by what became of them.', labelNames: ['outcome'], registers }),
  };
}
