import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { BUILD } from './build.server';

/** What a cache reports of itself. */
export interface CacheObserver {
  looked(found: boolean): void;
  /** How much it holds now, in bytes. */
  holds(bytes: number): void;
}

/** What people do most, counted once it is stored. */
export type Deed = 'move' | 'turn' | 'save';

/** @see docs/operating.md */
export interface Metrics {
  registry: Registry;
  /** Duration of requests in seconds, by method, pattern of the route and status class. */
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Duration of database queries in seconds, by what asked, and by verb and table. */
  querySeconds: Histogram<'origin' | 'query'>;
  /** Duration of the embedded database's checkpoints in seconds: queries wait meanwhile. */
  checkpointSeconds: Histogram;
  /** Duration of jobs in seconds, by queue and outcome. */
  jobSeconds: Histogram<'queue' | 'outcome'>;
  /** Visitors' pages by outcome of the page cache. */
  pageCacheAnswers: Counter<'outcome'>;
  liveConnections: Gauge;
  /** Requests over live connections, by their event. */
  liveSeconds: Histogram<'event'>;
  mailsSent: Counter<'outcome'>;
  pushesSent: Counter<'outcome'>;
  /** Security events, with the limit where one was reached. */
  securityEvents: Counter<'event' | 'limit'>;
  deeds: { inc(labels: { deed: Deed }): void };
  /** @param cache its name. */
  observerOf(cache: string): CacheObserver;
}

const REQUEST_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const QUERY_BUCKETS = [0.005, 0.05, 0.25, 1, 5];

/** Creates the metrics of /metrics in a separate registry, so that tests can create several. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({ name: 'quillarena_build_info', help: 'Always 1, with the version of the build.', labelNames: ['build'], registers }).set(
    { build: BUILD },
    1,
  );
  const lookups = new Counter({
    name: 'quillarena_cache_lookups_total',
    help: 'Look-ups in a cache of visitors’ pages and stories, by whether it held the value.',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  const cacheBytes = new Gauge({ name: 'quillarena_cache_bytes', help: 'Bytes that a cache holds.', labelNames: ['cache'], registers });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'quillarena_http_request_seconds',
      help: 'Seconds from a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    querySeconds: new Histogram({
      name: 'quillarena_query_seconds',
      help: 'Seconds that the database took for a query.',
      labelNames: ['origin', 'query'],
      buckets: QUERY_BUCKETS,
      registers,
    }),
    checkpointSeconds: new Histogram({
      name: 'quillarena_checkpoint_seconds',
      help: 'Seconds that a checkpoint of the embedded database took, during which queries waited.',
      buckets: [0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'quillarena_job_seconds',
      help: 'Seconds that a job took in this process.',
      labelNames: ['queue', 'outcome'],
      buckets: [0.1, 1, 10, 60],
      registers,
    }),
    pageCacheAnswers: new Counter({
      name: 'quillarena_kept_pages_total',
      help: 'Answers to visitors from the page cache, by whether the browser had the page already.',
      labelNames: ['outcome'],
      registers,
    }),
    liveConnections: new Gauge({ name: 'quillarena_live_connections', help: 'Open live connections of this process.', registers }),
    liveSeconds: new Histogram({
      name: 'quillarena_live_request_seconds',
      help: 'Seconds until a request over a live connection was answered.',
      labelNames: ['event'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    mailsSent: new Counter({ name: 'quillarena_mails_total', help: 'Mails by what became of them.', labelNames: ['outcome'], registers }),
    pushesSent: new Counter({
      name: 'quillarena_pushes_total',
      help: 'Messages to devices by what became of them.',
      labelNames: ['outcome'],
      registers,
    }),
    securityEvents: new Counter({
      name: 'quillarena_security_events_total',
      help: 'Sign-ups, failed sign-ins, limits that were reached, and the like.',
      labelNames: ['event', 'limit'],
      registers,
    }),
    deeds: new Counter({
      name: 'quillarena_deeds_total',
      help: 'Moves of word games, turns of Story Weave and saves of texts.',
      labelNames: ['deed'],
      registers,
    }),
    observerOf: (cache) => ({
      looked: (found) => lookups.inc({ cache, outcome: found ? 'hit' : 'miss' }),
      holds: (bytes) => cacheBytes.set({ cache }, bytes),
    }),
  };
}
