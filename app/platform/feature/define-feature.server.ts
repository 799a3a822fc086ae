import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { RouterContext, RouterContextProvider } from 'react-router';
import { type CallLimits, withLimits } from '../limits/with-limits.server';
import type { LivePeer } from '../live/live.server';
import type { InvalidatedCache } from '../page-cache/tagged-cache';
import type { PersonalData } from './personal-data';
import type { Platform } from './platform';

/** Work that comes round by the clock. */
export interface RepeatedJob {
  /** When, as a cron expression in UTC. */
  cron: string;
  work(): Promise<unknown>;
}

/** What a feature does besides serving routes. */
export interface FeatureWork {
  /** By their names, which the database keeps. */
  jobs?: Readonly<Record<string, RepeatedJob>>;
  /** What it keeps in memory until it changes. */
  caches?: readonly InvalidatedCache[];
  /**
   * Answers a request before anything else looks at it, if it is the feature's own: for what needs neither a session
   * nor a page. @returns whether it is.
   */
  answerFirst?(request: IncomingMessage, response: ServerResponse): boolean;
  /** Takes what other servers post: no origin is asked for, and nothing has read the body. */
  webhook?: RequestHandler;
  /** Answers what a live connection that has opened asks; the events are those that the feature adds to `LiveEvents`. */
  onPeer?(peer: LivePeer): void;
  /** Begins what runs by itself, once the database is ready. */
  start?(): Promise<void>;
  /** Ends what `start` began, once the last request is answered. */
  stop?(): Promise<void>;
}

/** The keys by which loaders, actions and other features find services. */
type ServiceKeys = Readonly<Record<string, RouterContext<unknown>>>;
type ServicesOf<Keys> = { readonly [Name in keyof Keys]: Keys[Name] extends RouterContext<infer Service> ? Service : never };
type None = Readonly<Record<never, never>>;

/** All that a feature brings, but for its addresses, which stand in its feature.routes.ts. */
interface FeatureDeclaration<Provides extends ServiceKeys, Needs extends ServiceKeys> {
  name: string;
  /** Its services. */
  provides: Provides;
  /** Services of other features that its own are made from; those features stand before it in the list. */
  needs?: Needs;
  /** How often a person may call what has no limit of its own. */
  limits?: { readonly [Name in keyof Provides]?: CallLimits<ServicesOf<Provides>[Name]> };
  /** What it holds of persons. */
  personalData?: PersonalData;
  /** Makes its services; called once. */
  create(dependencies: Platform & ServicesOf<Needs>): FeatureWork & { services: ServicesOf<Provides> };
}

/** A part of the site, ready to be put into it. */
export interface Feature {
  readonly name: string;
  readonly personalData?: PersonalData | undefined;
  /**
   * Makes the feature's services and puts them where loaders, actions and the features after it find them.
   * @param services those of the features before it; its own are added.
   */
  install(platform: Platform, services: RouterContextProvider): InstalledFeature;
}

export interface InstalledFeature extends FeatureWork {
  /** Puts the feature's services into a request's context. */
  provide(context: RouterContextProvider): void;
}

/**
 * Declares a feature: what it provides, what it needs for that, and what it does by itself.
 * @see docs/decisions/0080-features-declare-themselves.md
 */
export function defineFeature<Provides extends ServiceKeys, Needs extends ServiceKeys = None>({
  name,
  provides,
  needs,
  limits,
  personalData,
  create,
}: FeatureDeclaration<Provides, Needs>): Feature {
  return {
    name,
    personalData,
    install(platform, services) {
      const needed = mapValues(needs ?? {}, (key, need) =>
        serviceAt(services, key, `The feature ${name} needs ${need}, which stands after it.`),
      );
      const { services: made, ...work } = create({ ...platform, ...(needed as ServicesOf<Needs>) });
      const limited = mapValues<unknown, unknown>(made, (service, name) => {
        const rules = limits?.[name];
        return rules ? withLimits(platform.limiter, service as object, rules) : service;
      });
      const provide = (context: RouterContextProvider) => {
        for (const [name, key] of Object.entries(provides)) context.set(key, limited[name]);
      };
      provide(services);
      return { ...work, provide };
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
