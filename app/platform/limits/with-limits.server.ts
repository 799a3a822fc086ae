import type { Limit, RateLimiter } from './rate-limit.server';

type Asynchronous<Args extends unknown[]> = (...args: Args) => Promise<unknown>;

/** How often one of a service's functions may be called. */
interface CallLimit<Args extends unknown[]> {
  /** Name of the counter; functions with the same name are counted together. */
  counts: string;
  limit: Limit;
  /** The person whose calls are counted together, such as a player's id. */
  who(...args: Args): string;
}

/** Limits by names of a service's functions and those of its members. */
export type CallLimits<Service> = {
  readonly [Name in keyof Service]?: Service[Name] extends Asynchronous<infer Args>
    ? CallLimit<Args>
    : Service[Name] extends object
      ? CallLimits<Service[Name]>
      : never;
};

/**
 * Wraps a service so that calls are counted before they run. Functions without a limit stay unchanged.
 * @throws {RateLimited} from a function whose limit is used up, before it does anything.
 * @see docs/product/limits.md
 */
export function withLimits<Service extends object>(limiter: RateLimiter, service: Service, limits: CallLimits<Service>): Service {
  const limited = Object.entries(limits).map(([name, rule]) => {
    const member = service[name as keyof Service];
    return [
      name,
      typeof member === 'function'
        ? counted(limiter, member.bind(service), rule as CallLimit<unknown[]>)
        : withLimits(limiter, member as object, rule as object),
    ];
  });
  return { ...service, ...Object.fromEntries(limited) };
}

function counted(limiter: RateLimiter, call: Asynchronous<unknown[]>, rule: CallLimit<unknown[]>): Asynchronous<unknown[]> {
  return async (...args) => {
    await limiter.use(`${rule.counts}:${rule.who(...args)}`, rule.limit);
    return call(...args);
  };
}
