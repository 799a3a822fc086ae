import type { IncomingHttpHeaders } from 'node:http';
import { RouterContextProvider } from 'react-router';
import { accountsContext, type PasswordHashing, passwordHashingContext } from '../app/accounts/accounts.server';
import { type Judge, judgeContext } from '../app/arenas/word-games/word-games.server';
import type { InstalledFeature } from '../app/platform/feature/define-feature.server';
import { createJobs, type Jobs } from '../app/platform/jobs/jobs.server';
import type { Live, LiveIdentity } from '../app/platform/live/live.server';
import { registerFigures } from '../app/platform/log/figures.server';
import { createPageCache, type PageCache } from '../app/platform/page-cache/page-cache';
import type { InvalidatedCache } from '../app/platform/page-cache/tagged-cache';
import { clockContext } from '../app/platform/requests/request-context.server';
import type { FeatureEndpoints } from '../app/web/http/http';
import { features } from './features';
import { createPlatform } from './platform';
import type { Site } from './site';
import { connectionFigures, schemaFigures, sizeFigures } from './site-figures';

/** Room for visitors’ pages in a process, in bytes. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

/** What runs behind the site's pages, and how loaders and actions reach it. */
export interface Services extends FeatureEndpoints {
  jobs: Jobs;
  live: Live;
  pageCache: PageCache;
  /** All that change notifications keep true. */
  visitorCaches: readonly InvalidatedCache[];
  /** Puts every feature's services into a request's context. */
  provide(context: RouterContextProvider): void;
  /** Starts what features do by themselves, one after the other. */
  start(): Promise<void>;
  /** Ends it, the last first. */
  stop(): Promise<void>;
}

/** What a program that starts the site may hand in instead of the site's own. */
export interface HandedIn {
  /** Judges the pace of runs of word games. */
  judge?: Judge;
  /** Hashes passwords: for sites of tests, where a tenth of a second for each person who signs up adds up. */
  passwordHashing?: PasswordHashing;
}

/** Makes the services of all features, once. */
export function createServices(site: Site, { judge, passwordHashing }: HandedIn = {}): Services {
  const services = new RouterContextProvider();
  if (judge) services.set(judgeContext, judge);
  if (passwordHashing) services.set(passwordHashingContext, passwordHashing);
  const { log, metrics, tracing } = site;
  const jobs = createJobs(site.database, log, metrics, tracing);
  const platform = createPlatform({ site, jobs, identify: identifyBy(services) });
  const installed = features.map((feature) => feature.install(platform, services));
  for (const { jobs: repeated = {}, onPeer } of installed) {
    if (onPeer) platform.live.onPeer(onPeer);
    for (const [name, { cron, limitSeconds, work }] of Object.entries(repeated)) {
      jobs.repeat(name, cron, async () => void (await work()), limitSeconds);
    }
  }
  const pageCache = createPageCache({ maxBytes: PAGE_CACHE_BYTES, observer: metrics.observerOf('pages') });
  const figures = [
    connectionFigures(site),
    schemaFigures(site),
    sizeFigures(site),
    jobs.figures,
    site.bus.figures,
    ...(site.redis ? [site.redis.figures] : []),
    ...(site.database.standby ? [site.database.standby.figures] : []),
    ...installed.flatMap(({ figures }) => figures ?? []),
  ];
  for (const each of figures)
    registerFigures(metrics.registry, each, (error) => log.warn({ err: error }, 'figures for /metrics could not be read'));
  return {
    jobs,
    live: platform.live,
    pageCache,
    visitorCaches: [pageCache, ...installed.flatMap(({ caches }) => caches ?? [])],
    answerFirst: installed.flatMap(({ answerFirst }) => answerFirst ?? []),
    webhooks: installed.flatMap(({ webhook }) => webhook ?? []),
    provide(context) {
      context.set(clockContext, site.clock);
      for (const { provide } of installed) provide(context);
    },
    start: () => eachInTurn(installed, ({ start }) => start?.()),
    stop: () => eachInTurn(installed.toReversed(), ({ stop }) => stop?.()),
  };
}

/** Who stands behind a live connection: asked of accounts, which are made after the live server. */
function identifyBy(services: RouterContextProvider) {
  return async ({ cookie = '' }: IncomingHttpHeaders): Promise<LiveIdentity> => {
    const identity = await services.get(accountsContext).sessions.identify(new Headers({ cookie }));
    if (identity.kind !== 'player') return undefined;
    return { playerId: identity.viewer.id, sessionId: identity.sessionId, readsOnly: identity.viewer.suspension !== undefined };
  };
}

async function eachInTurn(installed: readonly InstalledFeature[], step: (feature: InstalledFeature) => Promise<void> | undefined) {
  for (const feature of installed) await step(feature);
}
