import type { Deed, Metrics } from './metrics.server';

/** Counts what a function does, each time that it has done it. */
export function counted<Args extends unknown[], Result>(
  { deeds }: Pick<Metrics, 'deeds'>,
  deed: Deed,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const result = await work(...args);
    deeds.inc({ deed });
    return result;
  };
}
