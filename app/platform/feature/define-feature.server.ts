import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { RouterContext, RouterContextProvider } from 'react-router';
import { askingAs, namedService } from '../database/query-origin.server';
import { type CallLimits, withLimits } from '../limits/with-limits.server';
import type { LivePeer } from '../live/live.server';
import type { Figures } from '../log/figures.server';
import type { InvalidatedCache } from '../page-cache/tagged-cache';
import type { Detector } from './detector';
import type { EndBetween } from './end-between';
import type { NoticeKind } from './notice-kind';
import type { PersonalData } from './personal-data';
import type { Platform } from './platform';
import type { Reportable } from './reportable';
import type { FeatureShows } from './shows';

/** Scheduled work. */
interface RepeatedJob {
  /** Cron expression in UTC. */
  cron: string;
  /** How long it may take, in seconds; default: a quarter of an hour. */
  limitSeconds?: number;
  work(): Promise<unknown>;
}

/** A feature's work besides serving routes. */
export interface FeatureWork {
  /** Jobs by name; the database stores the names. */
  jobs?: Readonly<Record<string, RepeatedJob>>;
  /** Figures of its own for /metrics, besides those that every feature has. */
  figures?: Figures;
  /** Its caches in memory. */
  caches?: readonly InvalidatedCache[];
  /**
   * Answers the feature's own requests before any other handler: for those that need neither a session
   * nor a page. @returns whether it answered.
   */
  answerFirst?(request: IncomingMessage, response: ServerResponse): boolean;
  /** Receives posts of other servers: the origin is not checked, and the body is unread. */
  webhook?: RequestHandler;
  /** Serves a new live connection; its events and requests stand in the feature's contract. */
  onPeer?(peer: LivePeer): void;
  /** Starts background work once the database is ready. */
  start?(): Promise<void>;
  /** Stops what `start` started, after the last response. */
  stop?(): Promise<void>;
}

/** Context keys of services for loaders, actions and other features. */
type ServiceKeys = Readonly<Record<string, RouterContext<unknown>>>;
type ServicesOf<Keys> = { readonly [Name in keyof Keys]: Keys[Name] extends RouterContext<infer Service> ? Service : never };
type None = Readonly<Record<never, never>>;

/** Everything that a feature declares, except its addresses, which are in its feature.routes.ts. */
interface FeatureDeclaration<Provides extends ServiceKeys, Needs extends ServiceKeys> {
  name: string;
  /** Its services. */
  provides: Provides;
  /** Services of other features that its own depend on; those features come earlier in the list. */
  needs?: Needs;
  /** Limits for functions without a limit of their own. */
  limits?: { readonly [Name in keyof Provides]?: CallLimits<ServicesOf<Provides>[Name]> };
  /** Its personal data. */
  personalData?: PersonalData;
  /** What it shows outside of its own pages. */
  shows?: FeatureShows;
  /** The kinds of notices it sends; of a feature whose notices name what others declare as reportable, made from that. */
  noticeKinds?: readonly NoticeKind[] | ((reportables: readonly Reportable[]) => readonly NoticeKind[]);
  /** What of it can be reported. */
  reportables?: readonly Reportable[];
  /** What of it is looked at when it is published or changed. */
  detectors?: readonly Detector[];
  /** What of it a block between two people ends. Queries ask app/blocks and app/stories/content-rating what else a viewer is not shown. */
  endBetween?: EndBetween;
  /** Creates its services; called once. */
  create(dependencies: Platform & ServicesOf<Needs>): FeatureWork & { services: ServicesOf<Provides> };
}

/** A declared feature. */
export interface Feature {
  readonly name: string;
  readonly personalData?: PersonalData | undefined;
  readonly shows?: FeatureShows | undefined;
  noticeKinds(reportables: readonly Reportable[]): readonly NoticeKind[];
  readonly reportables?: readonly Reportable[] | undefined;
  readonly detectors?: readonly Detector[] | undefined;
  readonly endBetween?: EndBetween | undefined;
  /**
   * Creates the feature's services and provides them to loaders, actions and later features.
   * @param services services of earlier features; its own are added.
   */
  install(platform: Platform, services: RouterContextProvider): InstalledFeature;
}

export interface InstalledFeature extends FeatureWork {
  /** Adds the feature's services to a request's context. */
  provide(context: RouterContextProvider): void;
}

/**
 * Declares a feature: what it provides, what it needs, and its background work.
 * @see docs/decisions/0080-features-declare-themselves.md
 */
export function defineFeature<Provides extends ServiceKeys, Needs extends ServiceKeys = None>({
  name,
  provides,
  needs,
  limits,
  personalData,
  shows,
  noticeKinds = [],
  reportables,
  detectors,
  endBetween,
  create,
}: FeatureDeclaration<Provides, Needs>): Feature {
  return {
    name,
    personalData,
    shows,
    noticeKinds: (all) => (typeof noticeKinds === 'function' ? noticeKinds(all) : noticeKinds),
    reportables,
    detectors,
    endBetween,
    install(platform, services) {
      const needed = mapValues(needs ?? {}, (key, need) =>
        serviceAt(services, key, `The feature ${name} needs ${need}, which stands after it.`),
      );
      const { services: made, ...work } = create({ ...platform, ...(needed as ServicesOf<Needs>) });
      const limited = mapValues<unknown, unknown>(made, (service, name) => {
        const rules = limits?.[name];
        return namedService(name, rules ? withLimits(platform.limiter, service as object, rules) : service);
      });
      const provide = (context: RouterContextProvider) => {
        for (const [name, key] of Object.entries(provides)) context.set(key, limited[name]);
      };
      provide(services);
      const { start, answerFirst } = work;
      return {
        ...work,
        // What runs from then on by itself has the feature's name.
        ...(start && { start: () => askingAs(name, () => start()) }),
        ...(answerFirst && { answerFirst: (request, response) => askingAs(name, () => answerFirst(request, response)) }),
        provide,
      };
    },
  };
}

function serviceAt(services: RouterContextProvider, key: RouterContext<unknown>, missing: string): unknown {
  try {
    return services.get(key);
  } catch (error) {
    throw new Error(missing, { cause: error });
  }
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}
